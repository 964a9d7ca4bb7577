import { ORPCError } from '@orpc/client';
import { getMalformedResponseErrorCode } from '@orpc/client/standard';

/**
 * The sentence to show for a failed call, in the order of the error catalogue: the nested `data.errorMessage`, the
 * server's message (for an answer without one, its status text), the network's message.
 */
export function messageOf(error: unknown): string {
  if (error instanceof ORPCError) return nestedMessage(error.data) ?? error.message;
  return error instanceof Error ? error.message : String(error);
}

/** What is wrong with each field of an input, by its name; empty for any other failure. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ORPCError)) return {};
  const fields = property(error.data, 'fields');
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, problem]) =>
      typeof problem === 'string' ? [[field, problem.charAt(0).toUpperCase() + problem.slice(1)]] : [],
    ),
  );
}

/**
 * Gives an error body that is not in the API's own form (a proxy's, say) the properties that `messageOf` reads.
 * Its code stands for the status, and a message that is missing becomes the status text.
 */
export function toCallError(body: unknown, status: number): ORPCError<string, unknown> | undefined {
  if (typeof property(body, 'code') === 'string') return undefined;
  const message = property(body, 'message');
  return new ORPCError(getMalformedResponseErrorCode(status), {
    status,
    data: property(body, 'data'),
    ...(typeof message === 'string' && { message }),
  });
}

const nestedMessage = (data: unknown): string | undefined => {
  const message = property(data, 'errorMessage');
  return typeof message === 'string' && message !== '' ? message : undefined;
};

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
