/** A number or name inside a sentence, so that it keeps its own direction in a language of the other one. */
export const bidiIsolate = (text: string): string => `\u2068${text}\u2069`;
