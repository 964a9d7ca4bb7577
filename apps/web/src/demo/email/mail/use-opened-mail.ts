import { getEmail, listEmails } from '@kazi/simulation/email';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { answerOf } from '../../calls/use-answer.ts';
import type { MailChanges } from '../changes/use-mail-changes.ts';
import { type EmailSearch, listQuery } from '../search.ts';

/** The mail that is open. What its list knows of it is shown at once, and having been opened, it is read. */
export function useOpenedMail(id: number, search: EmailSearch, { markSeen }: MailChanges) {
  const queries = useQueryClient();
  const query = listQuery(search);
  const opened = useQuery({
    ...answerOf(getEmail, { ...query, id }),
    meta: { quiet: true },
    placeholderData: () => {
      const list = queries.getQueryData(answerOf(listEmails, query).queryKey)?.emails ?? [];
      const at = list.findIndex((mail) => mail.id === id);
      const mail = list[at];
      return mail && { ...mail, hasPreviousMail: at > 0, hasNextMail: at < list.length - 1 };
    },
  });

  const seen = useRef<number>(undefined);
  const see = useEffectEvent(() => {
    // Once: what is marked as unread while it is open stays so.
    if (!opened.data || seen.current === id) return;
    seen.current = id;
    if (!opened.data.isRead) markSeen(opened.data);
  });
  const isThere = opened.data !== undefined;
  useEffect(() => {
    if (isThere && id) see();
  }, [isThere, id]);
  return opened;
}
