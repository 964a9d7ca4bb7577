import { ORPCError } from '@orpc/client';
import { getMalformedResponseErrorCode } from '@orpc/client/standard';
import { property } from './message.ts';

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
