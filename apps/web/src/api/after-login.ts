import { currentSession, loginAgain, suspendSession } from '../session/session.ts';
import { statusOf } from './message.ts';

/** The server has answered the login of this page: what it shows is its person's to go on with. */
let wasKnown = false;

/**
 * Makes a call. Where the server refuses it because the session has ended, it waits until the person has logged in again, over
 * the page, and is made once more: a write goes on as if nothing had been.
 *
 * @param isWayIn it is one by which people log in, and so does not wait for that itself
 */
export async function repeatAfterLogin<Answer>(
  call: () => Promise<Answer>,
  isWayIn = false,
): Promise<Answer> {
  if (!isWayIn) await loginAgain();
  const token = currentSession()?.token;
  try {
    const answer = await call();
    wasKnown ||= token !== undefined;
    return answer;
  } catch (error) {
    if (!token || statusOf(error) !== 401) throw error;
    await suspendSession(token, { staysOnPage: wasKnown });
    await loginAgain();
    return repeatAfterLogin(call, isWayIn);
  }
}
