import type { Email, Folder } from '@kazi/simulation/email';
import { listEmails } from '@kazi/simulation/email';
import { useQueryClient } from '@tanstack/react-query';
import { answerOf } from '../../calls/use-answer.ts';
import { useMailChanges } from '../changes/use-mail-changes.ts';
import type { Begun } from '../compose/begun.ts';
import { type EmailSearch, listQuery } from '../search.ts';
import { useWays } from '../use-ways.ts';
import { MailMissing } from './mail-missing.tsx';
import { MailSkeleton } from './mail-skeleton.tsx';
import { MailTools } from './mail-tools.tsx';
import classes from './mail-view.module.css';
import { Thread } from './thread.tsx';
import { useOpenedMail } from './use-opened-mail.ts';

interface MailViewProps {
  id: number;
  search: EmailSearch;
  onWrite: (begun: Begun) => void;
}

/** The open mail with its conversation. */
export function MailView({ id, search, onWrite }: MailViewProps) {
  const queries = useQueryClient();
  const changes = useMailChanges(search);
  const ways = useWays(search);
  const { data: mail, error, isPending, refetch } = useOpenedMail(id, search, changes);

  function move(moved: readonly Email[], folder: Folder) {
    const list = queries.getQueryData(answerOf(listEmails, listQuery(search)).queryKey);
    ways.goOn(list?.emails ?? [], moved);
    changes.move(moved, folder);
  }
  function markRead(mails: readonly Email[], isRead: boolean) {
    if (!isRead) void ways.close();
    changes.markRead(mails, isRead);
  }

  if (isPending) return <MailSkeleton />;
  if (!mail) return <MailMissing error={error} onRetry={refetch} onClose={ways.close} />;
  return (
    <article className={classes.view} aria-label={mail.subject || 'No subject'}>
      <MailTools mail={mail} changes={changes} ways={ways} onMove={move} onMarkRead={markRead} />
      <Thread mail={mail} changes={changes} onWrite={onWrite} />
    </article>
  );
}
