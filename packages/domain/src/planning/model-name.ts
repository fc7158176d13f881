/** The specification's sentences speak of Claude; another model that answers is called by its own name (settled point 43). */

/**
 * @param text of the specification, with 'Claude' in it
 * @param modelName who answers; null where no model is set up, and the sentence stays as it is
 */
export const namingModel = (text: string, modelName: string | null): string =>
  modelName === null || /claude/i.test(modelName) ? text : text.replaceAll("Claude", modelName);
