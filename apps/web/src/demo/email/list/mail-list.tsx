import { type Email, type Folder, listEmails } from '@kazi/simulation/email';
import { EmptyState } from '@kazi/ui/empty-state';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import IconSearchOff from '#icons/IconSearchOff';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { useSelection } from '../../parts/use-selection.ts';
import { folderAppearance } from '../appearance.ts';
import { useMailChanges } from '../changes/use-mail-changes.ts';
import { type InitialMail, initialFromDraft } from '../compose/initial-mail.ts';
import { type EmailSearch, listQuery } from '../search.ts';
import { rowLink, useMailNavigation } from '../use-mail-navigation.ts';
import { ListTools } from './list-tools.tsx';
import classes from './mail-list.module.css';
import { MailRow } from './mail-row.tsx';
import { useMailKeys } from './use-mail-keys.ts';

interface MailListProps {
  search: EmailSearch;
  onOpenFolders: () => void;
  onWrite: (initial: InitialMail) => void;
}

/** The mails of a folder, with what can be done with those that are selected. */
export function MailList({ search, onOpenFolders, onWrite }: MailListProps) {
  const { t } = useTranslation('demo/email');
  const query = listQuery(search);
  const emails = useQuery({ ...answerOf(listEmails, query), placeholderData: keepPreviousData });
  const mails = useMemo(() => emails.data?.emails ?? [], [emails.data]);
  const selection = useSelection(
    mails.map(({ id }) => id),
    JSON.stringify(query),
  );
  const changes = useMailChanges(search);
  const navigation = useMailNavigation(search);
  useFocusBack(search.mail);

  const selected = mails.filter(({ id }) => selection.has(id));
  const move = (moved: readonly Email[], folder: Folder) => {
    navigation.advance(mails, moved);
    changes.move(moved, folder);
  };
  useMailKeys({ search, mails, selected, onSelect: selection.toggle, changes, navigation, onMove: move });

  const folder = t(`folders.${query.folder}`);
  const name = query.label ? t('list.labelled', { folder, label: t(`labels.${query.label}`) }) : folder;
  return (
    <section className={classes.list} aria-label={name}>
      <ListTools
        key={query.folder + query.label}
        search={search}
        name={name}
        mails={mails}
        selected={selected}
        selection={selection}
        changes={changes}
        onMove={move}
        onOpenFolders={onOpenFolders}
        onWrite={onWrite}
      />
      <ListState query={emails} search={search}>
        <ul className={classes.rows}>
          {mails.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              isSelected={selection.has(mail.id)}
              isOpen={mail.id === search.mail}
              onSelect={() => selection.toggle(mail.id)}
              onStar={() => changes.star([mail], !mail.isStarred)}
              onWrite={() => onWrite(initialFromDraft(mail))}
            />
          ))}
        </ul>
      </ListState>
    </section>
  );
}

/** Back in the list, the mail that was open has the focus, unless something else took it. */
function useFocusBack(open: number | undefined): void {
  const last = useRef(open);
  useEffect(() => {
    const closed = last.current;
    last.current = open;
    if (open === undefined && document.activeElement === document.body) rowLink(closed)?.focus();
  }, [open]);
}

interface ListStateProps {
  query: UseQueryResult<{ emails: Email[] }>;
  search: EmailSearch;
  /** The mails. */
  children: ReactNode;
}

/** The list in each of its states: loading, failed, nothing in it, nothing that matches, and with its mails. */
function ListState({ query: { data, error, isPending, refetch }, search, children }: ListStateProps) {
  const { t } = useTranslation('demo/email');
  const change = useChangeSearch<EmailSearch>();
  const { folder } = listQuery(search);
  const name = t(`folders.${folder}`);
  const Icon = folderAppearance[folder].icon;
  if (isPending) return <SkeletonRows rows={12} label={t('list.loading')} />;
  if (!data) return <FailedState error={error} onRetry={refetch} />;
  if (data.emails.length > 0) return <div className={classes.scroller}>{children}</div>;
  if (!search.q && !search.label)
    return (
      <EmptyState
        icon={<Icon size={24} stroke={1.6} />}
        title={t('list.empty', { folder: name })}
        message={t('list.emptyMessage')}
      />
    );
  return (
    <EmptyState
      icon={<IconSearchOff size={24} stroke={1.6} />}
      title={t('list.none')}
      message={t('list.noneMessage', { folder: name })}
      action={
        <Button
          variant="default"
          onClick={() => change({ q: undefined, label: undefined, mail: undefined }, { replace: false })}
        >
          {t('list.clearSearch')}
        </Button>
      }
    />
  );
}
