/** A start that cannot go on, told in words for whoever started it; no stack is shown. */
export class StartError extends Error {
  override name = 'StartError';
}
