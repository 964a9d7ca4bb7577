import type { Email, Folder } from '@kazi/simulation/email';
import { ActionIcon, Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconMenu2 from '#icons/IconMenu2';
import IconPencilPlus from '#icons/IconPencilPlus';
import IconStar from '#icons/IconStar';
import IconStarOff from '#icons/IconStarOff';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { Tool } from '../../../shell/tool.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import type { Selection } from '../../parts/use-selection.ts';
import { MailActions } from '../changes/mail-actions.tsx';
import type { MailChanges } from '../changes/use-mail-changes.ts';
import type { InitialMail } from '../compose/initial-mail.ts';
import type { EmailSearch } from '../search.ts';
import classes from './list-tools.module.css';

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
export function ListTools(props: ListToolsProps) {
  const { t } = useTranslation('demo/email');
  const { search, name, mails, selected, selection, changes, onMove, onOpenFolders, onWrite } = props;
  const change = useChangeSearch<EmailSearch>();
  return (
    <div className={classes.tools}>
      <Checkbox
        size="xs"
        aria-label={t('list.selectAll')}
        checked={mails.length > 0 && selected.length === mails.length}
        indeterminate={selected.length > 0 && selected.length < mails.length}
        disabled={mails.length === 0}
        onChange={selection.toggleAll}
      />
      {selected.length > 0 ? (
        <div className={classes.actions} role="toolbar" aria-label={t('list.selectedTools')}>
          <strong className={classes.count} role="status">
            {selected.length} <span className={classes.word}>{t('list.selected')}</span>
          </strong>
          <MailActions mails={selected} changes={changes} onMove={onMove} onMarkRead={changes.markRead} />
          <StarTool mails={selected} changes={changes} />
        </div>
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
          <h2 className={classes.name}>{name}</h2>
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
    </div>
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
