import { authed } from '../../http/procedures.ts';
import { refuse } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { readerIn } from '../../texts/reader.ts';
import { endSessionsHere, presentSession, sessionsOf } from './sessions.ts';

const calls = authed.identity.sessions;

export const sessions = {
  list: calls.list.handler(async ({ context: { readShown, tenant, viewer, language } }) => {
    const rows = await readShown((db) => sessionsOf(db, { tenant, user: viewer.user.id }));
    return { items: rows.map((row) => presentSession(row, viewer, readerIn(language))) };
  }),

  revoke: calls.revoke.handler(async ({ input, context: { write, viewer, language } }) => {
    const ended = await write((tx) => endSessionsHere(tx, { user: viewer.user.id, only: input.id }));
    if (ended === 0) throw refuse('not-found', { noun: 'session' });
    return { message: doneText(language, 'session-ended') };
  }),

  revokeOthers: calls.revokeOthers.handler(async ({ context: { write, viewer, language } }) => {
    const ended = await write((tx) =>
      endSessionsHere(tx, { user: viewer.user.id, except: viewer.session.id }),
    );
    return { message: doneText(language, 'logged-in-nowhere-else'), ended };
  }),
};
