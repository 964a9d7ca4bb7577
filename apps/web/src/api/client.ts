import { contract } from 'virtual:contract';
import type { contract as apiContract } from '@kazi/contract';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { confirmLogin } from '../session/confirm-login.ts';
import { isTokenDue, newestSession, replaceToken, tokenIsDue, updateSession } from '../session/session.ts';
import { repeatAfterLogin } from './after-login.ts';
import { toCallError } from './call-error.ts';
import { refusalOf } from './message.ts';
import { fetchWithPosition } from './position.ts';
import { project } from './project.ts';
import { statusTextOf, withStatusText } from './status-text.ts';

/** What a single call may be given beside its input, as `{ context }`. */
export interface CallContext {
  /** Moves money at most once: the same key stands for the same wish, however often it is sent. */
  idempotencyKey?: string;
}

type Client = JsonifiedClient<ContractRouterClient<typeof apiContract, CallContext>>;

const link = new OpenAPILink<CallContext>(contract, {
  url: `${location.origin}/v1`,
  headers: async ({ context: { idempotencyKey } }) => {
    const session = await newestSession();
    if (session && isTokenDue(session)) replaceTokenSoon();
    return {
      'x-project': project,
      // A newcomer gets their first mail, and keeps their account, in the language of this page.
      'accept-language': document.documentElement.lang,
      ...(session && { authorization: `Bearer ${session.token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    };
  },
  fetch: withStatusText(fetchWithPosition),
  customErrorResponseBodyDecoder: (body, { status, headers }) =>
    toCallError(body, status, statusTextOf(headers)),
  interceptors: [
    ({ path, next }) => (endsOrRenews(path) ? next() : repeatAfterLogin(next, isWayIn(path))),
    confirmAndRepeat,
  ],
});

/** Every call of the API as a function: `client.organisation.projects.get({ id })`. Throws `ORPCError`. */
export const client: Client = createORPCClient(link);

/** Calls by which people log in, which cannot wait until somebody has. */
const isWayIn = ([, noun = '', call]: readonly string[]): boolean =>
  ['authentication', 'sso'].includes(noun) || call === 'askForPasskey';

/** Calls that a session which has ended leaves nothing to do. */
const endsOrRenews = ([, noun, call = '']: readonly string[]): boolean =>
  noun === 'authentication' && ['logout', 'renew'].includes(call);

/** The call repeated, once the person has proven anew who they are; refused where they would not. */
async function confirmAndRepeat<Answer>({ next }: { next: () => Promise<Answer> }): Promise<Answer> {
  try {
    return await next();
  } catch (error) {
    if (refusalOf(error) === 'SECOND_FACTOR_REQUIRED') leadToEnrolment();
    if (refusalOf(error) !== 'CONFIRM_LOGIN' || !(await confirmLogin())) throw error;
    await updateSession({ tokenSince: tokenIsDue });
    return next();
  }
}

const enrolment = '/account/security';

/** The one page that is open to a user who lacks the second factor that their role asks for. */
function leadToEnrolment(): void {
  if (location.pathname !== enrolment) location.assign(enrolment);
}

let replacing = false;

/** Replaces the token beside the call that found it due; where that fails, a later call tries again. */
function replaceTokenSoon(): void {
  if (replacing) return;
  replacing = true;
  void replaceToken(() => client.identity.authentication.renew())
    .catch(() => undefined)
    .finally(() => {
      replacing = false;
    });
}
