import { isORPCErrorJson, ORPCError } from '@orpc/client';
import { getMalformedResponseErrorCode } from '@orpc/client/standard';
import { property } from './message.ts';

/**
 * Gives an error body that is not in the API's own form (a proxy's, say) the properties that `messageOf` reads.
 * Its code stands for the status, and a message that is missing becomes the answer's status text.
 */
export function toCallError(
  body: unknown,
  status: number,
  statusText?: string,
): ORPCError<string, unknown> | undefined {
  if (isORPCErrorJson(body)) return undefined;
  const said = property(body, 'message');
  const message = typeof said === 'string' && said !== '' ? said : statusText;
  const code = getMalformedResponseErrorCode(status);
  const isKnown = code !== getMalformedResponseErrorCode(0);
  return new ORPCError(code, {
    status,
    data: property(body, 'data'),
    // The number says more than a code that says nothing.
    ...((message || !isKnown) && { message: message || `HTTP ${status}` }),
  });
}
