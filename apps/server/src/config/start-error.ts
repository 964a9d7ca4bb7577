/** A failure to start, in a sentence for the administrator; no stack is shown. */
export class StartError extends Error {
  override name = 'StartError';
}
