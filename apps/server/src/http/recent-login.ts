import type { Viewer } from '../ports/viewer.ts';
import { confirmLogin } from './errors.ts';

const recentMs = 10 * 60_000;

/**
 * Throws 403 CONFIRM_LOGIN unless the viewer has proven within ten minutes who they are. The first line of handlers that
 * weigh much: what moves money, says where it may go, changes how a person logs in or what they may do.
 */
export function requireRecentLogin({ session }: Viewer): void {
  if (Date.now() - session.confirmedAt.getTime() > recentMs) throw confirmLogin();
}
