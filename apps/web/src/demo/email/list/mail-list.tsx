import { type Email, type Folder, listEmails } from '@kazi/simulation/email';
import { EmptyState } from '@kazi/ui/empty-state';
import { List, Row, Text } from '@kazi/ui/layout';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import IconMenu2 from '#icons/IconMenu2';
import IconPencilPlus from '#icons/IconPencilPlus';
import IconSearchOff from '#icons/IconSearchOff';
import IconStar from '#icons/IconStar';
import IconStarOff from '#icons/IconStarOff';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { Tool } from '../../../shell/tool.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { type Selection, useSelection } from '../../parts/use-selection.ts';
import { MailActions } from '../changes/mail-actions.tsx';
import { type MailChanges, useMailChanges } from '../changes/use-mail-changes.ts';
import { type InitialMail, initialFromDraft } from '../compose/initial-mail.ts';
import classes from '../email-page.module.css';
import { rowLink, useMailKeys, useMailNavigation } from '../navigation.ts';
import { folderAppearance } from '../parts.tsx';
import { type EmailSearch, listQuery } from '../search.ts';
import { MailRow } from './mail-row.tsx';

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
    <section className={classes.mailList} aria-label={name}>
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
        <List>
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
        </List>
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

interface ListToolsProps {
  search: EmailSearch;
  /** Of what is listed. */
  name: string;
  mails: readonly Email[];
  selected: readonly Email[];
  selection: Selection;
  changes: MailChanges;
  onMove: (mails: readonly Email[], folder: Folder) => void;
  onOpenFolders: () => void;
  onWrite: (initial: InitialMail) => void;
}

/** Above the list: the search, or, while some are selected, what can be done with them. */
function ListTools(props: ListToolsProps) {
  const { t } = useTranslation('demo/email');
  const { search, name, mails, selected, selection, changes, onMove, onOpenFolders, onWrite } = props;
  const change = useChangeSearch<EmailSearch>();
  return (
    <Row gap={12} className={classes.tools}>
      <Checkbox
        size="xs"
        aria-label={t('list.selectAll')}
        checked={mails.length > 0 && selected.length === mails.length}
        indeterminate={selected.length > 0 && selected.length < mails.length}
        disabled={mails.length === 0}
        onChange={selection.toggleAll}
      />
      {selected.length > 0 ? (
        <Row grow role="toolbar" aria-label={t('list.selectedTools')}>
          <Text as="strong" size={13} weight={600} tabular className={classes.mailCount} role="status">
            {selected.length} <span className={classes.word}>{t('list.selected')}</span>
          </Text>
          <MailActions mails={selected} changes={changes} onMove={onMove} onMarkRead={changes.markRead} />
          <StarTool mails={selected} changes={changes} />
        </Row>
      ) : (
        <>
          <ActionIcon
            className={classes.folders}
            size={34}
            variant="subtle"
            color="gray"
            aria-label={t('foldersTitle')}
            onClick={onOpenFolders}
          >
            <IconMenu2 size={18} stroke={1.7} />
          </ActionIcon>
          <Text as="h2" size={15} weight={600} className={classes.listName}>
            {name}
          </Text>
          <search className={classes.search} data-mail-search>
            <SearchField label={t('list.search')} value={search.q} onSearch={(q) => change({ q })} />
          </search>
          <ActionIcon
            className={classes.compose}
            size={36}
            aria-label={t('compose')}
            onClick={() => onWrite({})}
          >
            <IconPencilPlus size={18} stroke={1.8} />
          </ActionIcon>
        </>
      )}
    </Row>
  );
}

/** Stars all of the mails, or where all are starred, none. */
function StarTool({ mails, changes }: { mails: readonly Email[]; changes: MailChanges }) {
  const { t } = useTranslation('demo/email');
  const areAll = mails.every(({ isStarred }) => isStarred);
  return (
    <Tool
      label={areAll ? t('actions.unstar') : t('actions.star')}
      keys="s"
      icon={areAll ? IconStarOff : IconStar}
      onClick={() => changes.star(mails, !areAll)}
    />
  );
}
