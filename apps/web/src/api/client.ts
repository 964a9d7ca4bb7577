import { contract } from 'virtual:contract';
import type { contract as apiContract } from '@kazi/contract';
import { createORPCClient, ORPCError, onError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { currentSession, endSession } from '../session/session.ts';
import { toCallError } from './call-error.ts';
import { project } from './project.ts';

/** What a single call may be given beside its input, as `{ context }`. */
export interface CallContext {
  /** Moves money at most once: the same key stands for the same wish, however often it is sent. */
  idempotencyKey?: string;
}

type Client = JsonifiedClient<ContractRouterClient<typeof apiContract, CallContext>>;

const link = new OpenAPILink<CallContext>(contract, {
  url: `${location.origin}/v1`,
  headers: ({ context: { idempotencyKey } }) => {
    const token = currentSession()?.token;
    return {
      'x-project': project,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    };
  },
  customErrorResponseBodyDecoder: (body, response) => toCallError(body, response.status),
  interceptors: [onError(endRefusedSession)],
});

/** Every call of the API as a function: `client.organisation.projects.get({ id })`. Throws `ORPCError`. */
export const client: Client = createORPCClient(link);

/** The server no longer knows the stored login: it is removed, and the way back is kept. */
function endRefusedSession(error: unknown): void {
  if (!(error instanceof ORPCError) || error.status !== 401 || !currentSession()) return;
  const here = location.pathname + location.search;
  void endSession(`/login?redirect=${encodeURIComponent(here)}`);
}
