import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import classes from './list.module.css';
import type { Row } from './rows.ts';

interface GroupRowProps {
  row: Extract<Row, { kind: 'group' }>;
  name: { name: string; mark: ReactNode };
  onFold: () => void;
}

/** Heading of a group; pressing it folds the group. */
export function GroupRow({ row: { isFolded, count, hasMore }, name: { name, mark }, onFold }: GroupRowProps) {
  const { t } = useTranslation('work');
  return (
    <td className={classes.group}>
      <button
        type="button"
        className={classes.groupButton}
        aria-expanded={!isFolded}
        aria-label={isFolded ? t('list.unfoldGroup', { name }) : t('list.foldGroup', { name })}
        onClick={onFold}
      >
        <IconChevronDown size={16} stroke={1.8} aria-hidden="true" className={classes.chevron} />
        {mark}
        <span className={classes.groupName}>{name}</span>
        <span className={classes.count}>
          {count}
          {hasMore && '+'}
        </span>
      </button>
    </td>
  );
}
