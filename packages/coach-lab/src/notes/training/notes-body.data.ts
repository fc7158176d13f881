/** Sentences to train on, in the words of health or nothing, for the words of the body: kind (urgent, health, nothing), sign, sentence. */
export const bodyNotes = `

`;
