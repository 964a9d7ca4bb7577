import type { Email, Folder, OpenedEmail } from '@kazi/simulation/email';
import { getEmail, listEmails } from '@kazi/simulation/email';
import { EmptyState } from '@kazi/ui/empty-state';
import { Row, Text } from '@kazi/ui/layout';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowLeft from '#icons/IconArrowLeft';
import IconChevronDown from '#icons/IconChevronDown';
import IconChevronUp from '#icons/IconChevronUp';
import IconMailOff from '#icons/IconMailOff';
import { statusOf } from '../../../api/message.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Tool } from '../../../shell/tool.tsx';
import { answerOf } from '../../calls/use-answer.ts';
import { MailActions } from '../changes/mail-actions.tsx';
import type { MailChanges } from '../changes/use-mail-changes.ts';
import { useMailChanges } from '../changes/use-mail-changes.ts';
import type { InitialMail } from '../compose/initial-mail.ts';
import { useMailNavigation } from '../navigation.ts';
import { MailSkeleton } from '../parts.tsx';
import { type EmailSearch, listQuery } from '../search.ts';
import classes from './thread.module.css';
import { Thread } from './thread.tsx';

interface MailViewProps {
  id: number;
  search: EmailSearch;
  onWrite: (initial: InitialMail) => void;
}

/** The open mail with its conversation. */
export function MailView({ id, search, onWrite }: MailViewProps) {
  const { t } = useTranslation('demo/email');
  const queries = useQueryClient();
  const changes = useMailChanges(search);
  const navigation = useMailNavigation(search);
  const { data: mail, error, isPending, refetch } = useOpenedMail(id, search, changes);

  function move(moved: readonly Email[], folder: Folder) {
    const list = queries.getQueryData(answerOf(listEmails, listQuery(search)).queryKey);
    navigation.advance(list?.emails ?? [], moved);
    changes.move(moved, folder);
  }
  function markRead(mails: readonly Email[], isRead: boolean) {
    if (!isRead) void navigation.close();
    changes.markRead(mails, isRead);
  }

  if (isPending) return <MailSkeleton />;
  if (!mail) return <MailMissing error={error} onRetry={refetch} onClose={navigation.close} />;
  return (
    <article className={classes.view} aria-label={mail.subject || t('noSubject')}>
      <MailTools mail={mail} changes={changes} navigation={navigation} onMove={move} onMarkRead={markRead} />
      <Thread mail={mail} changes={changes} onWrite={onWrite} />
    </article>
  );
}

interface MailMissingProps {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** What stands in place of a mail that is not there or could not be loaded. */
function MailMissing({ error, onRetry, onClose }: MailMissingProps) {
  const { t } = useTranslation('demo/email');
  if (statusOf(error) !== 404) return <FailedState error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={<IconMailOff size={24} stroke={1.6} />}
      title={t('mail.missingTitle')}
      message={t('mail.missingMessage')}
      action={
        <Button variant="default" onClick={onClose}>
          {t('mail.back')}
        </Button>
      }
    />
  );
}

/** The mail that is open. What its list knows of it is shown at once, and having been opened, it is read. */
function useOpenedMail(id: number, search: EmailSearch, { markSeen }: MailChanges) {
  const queries = useQueryClient();
  const query = listQuery(search);
  const opened = useQuery({
    ...answerOf(getEmail, { ...query, id }),
    meta: { toast: false },
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

interface MailToolsProps {
  mail: OpenedEmail;
  changes: MailChanges;
  navigation: ReturnType<typeof useMailNavigation>;
  onMove: (mails: readonly Email[], folder: Folder) => void;
  onMarkRead: (mails: readonly Email[], isRead: boolean) => void;
}

/** Above an open mail: the way back, what can be done with it, and its neighbours. */
function MailTools({ mail, changes, navigation, onMove, onMarkRead }: MailToolsProps) {
  const { t } = useTranslation('demo/email');
  return (
    <Row gap={2} className={classes.tools} role="toolbar" aria-label={t('mail.tools')}>
      <span className={classes.back}>
        <Tool label={t('mail.back')} keys="escape" icon={IconArrowLeft} onClick={navigation.close} />
      </span>
      <MailActions mails={[mail]} changes={changes} onMove={onMove} onMarkRead={onMarkRead} />
      <Text as="span" grow />
      <Tool
        label={t('mail.previous')}
        keys="k"
        icon={IconChevronUp}
        disabled={!mail.hasPreviousMail}
        onClick={() => navigation.step('previous')}
      />
      <Tool
        label={t('mail.next')}
        keys="j"
        icon={IconChevronDown}
        disabled={!mail.hasNextMail}
        onClick={() => navigation.step('next')}
      />
    </Row>
  );
}
