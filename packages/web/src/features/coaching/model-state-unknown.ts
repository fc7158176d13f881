/** Only the server knows the model's state; said by the lines themselves, and in their place when they did not come. */
export const modelStateUnknown = "Its state is not known now: the server could not be reached.";
