/**
 * The sentence to show for a failed call, in the order of the error catalogue: the nested `data.errorMessage`, the
 * server's message (for an answer without one, its status text), the network's message.
 */
export function messageOf(error: unknown): string {
  const own = error instanceof Error ? error.message : String(error);
  return nestedMessage(property(error, 'data')) ?? own;
}

/** The status a call was answered with; undefined where no answer came. */
export function statusOf(error: unknown): number | undefined {
  const status = property(error, 'status');
  return error instanceof Error && typeof status === 'number' ? status : undefined;
}

/** What is wrong with each field of an input, by its name; empty for any other failure. */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = property(property(error, 'data'), 'fields');
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, problem]) =>
      typeof problem === 'string' ? [[field, problem.charAt(0).toUpperCase() + problem.slice(1)]] : [],
    ),
  );
}

const nestedMessage = (data: unknown): string | undefined => {
  const message = property(data, 'errorMessage');
  return typeof message === 'string' && message !== '' ? message : undefined;
};

/** A property of what may be no object. */
export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
