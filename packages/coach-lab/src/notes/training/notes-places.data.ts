/** Sentences to train on, in the words of people of many places and ages: kind (urgent, health, nothing), sign, sentence. */
export const placesNotes = `

`;
