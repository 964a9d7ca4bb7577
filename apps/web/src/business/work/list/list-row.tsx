import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import type { ColumnName } from './columns.ts';
import { GroupRow } from './group-row.tsx';
import classes from './list.module.css';
import { PhoneRow } from './phone-row.tsx';
import type { Row } from './rows.ts';
import { TaskRow } from './task-row.tsx';
import type { GroupNames } from './use-group-names.tsx';

interface ListRowProps {
  row: Row;
  isPhone: boolean;
  isSelected: boolean;
  active: ColumnName | undefined;
  isEditing: boolean;
  names: GroupNames;
  onFold: (group: string) => void;
}

/** A row of any kind. */
export function ListRow({ row, isPhone, names, onFold, ...cell }: ListRowProps) {
  switch (row.kind) {
    case 'task':
      return isPhone ? (
        <PhoneRow rowKey={row.key} task={row.task} {...cell} />
      ) : (
        <TaskRow rowKey={row.key} task={row.task} {...cell} />
      );
    case 'group':
      return <GroupRow row={row} name={names(row.group.key)} onFold={() => onFold(row.group.key)} />;
    case 'loading':
      return <LoadingRow />;
    case 'failed':
      return (
        <td className={classes.failed}>
          <FailedState error={row.list.error} onRetry={row.list.retry} />
        </td>
      );
    case 'more':
      return <MoreRow onSight={row.list.loadMore} />;
  }
}

function LoadingRow() {
  const { t } = useTranslation('common');
  return (
    <td className={classes.loading} aria-label={t('loading')}>
      <i />
      <i />
    </td>
  );
}

/** Being in sight is what fetches more. */
function MoreRow({ onSight }: { onSight: () => void }) {
  const fetchMore = useEffectEvent(onSight);
  useEffect(() => fetchMore(), []);
  return <LoadingRow />;
}
