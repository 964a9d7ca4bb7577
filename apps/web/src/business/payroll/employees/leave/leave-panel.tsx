import type { Employee, LeaveEntry } from '@kazi/contract/payroll';
import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { RecordTable } from '@kazi/ui/record-table';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconTrash from '#icons/IconTrash';
import { client } from '../../../../api/client.ts';
import { api } from '../../../../api/queries.ts';
import { Confirm } from '../../../../shell/dialog/confirm.tsx';
import { onDemand } from '../../../../shell/dialog/on-demand.ts';
import { FailedState } from '../../../../shell/page/failed-state.tsx';
import { useWrite } from '../../../../shell/record/use-write.ts';
import { useDates } from '../../../../shell/use-dates.ts';
import classes from './leave.module.css';

const LeaveDialog = onDemand(() => import('./leave-dialog.tsx').then((module) => module.LeaveDialog));

/** When an employee was away, and what is left of the year's annual leave. */
export function LeavePanel({ employee }: { employee: Employee }) {
  const { t } = useTranslation(['payroll', 'common']);
  const [isEntering, setEntering] = useState(false);
  const { data, error, isPending, refetch } = useQuery(
    api.payroll.leave.list.queryOptions({ input: { id: employee.id } }),
  );
  return (
    <Panel
      title={t('leave.title')}
      description={data && t('leave.annual', data.annual)}
      actions={
        employee.may.update && (
          <Button variant="default" onClick={() => setEntering(true)}>
            {t('leave.enter')}
          </Button>
        )
      }
      flush
    >
      {isPending ? (
        <SkeletonRows rows={2} label={t('common:loading')} />
      ) : !data ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data.items.length === 0 ? (
        <EmptyState title={t('leave.empty')} />
      ) : (
        <LeaveTable entries={data.items} />
      )}
      <Suspense>
        {isEntering && <LeaveDialog employee={employee} onClose={() => setEntering(false)} />}
      </Suspense>
    </Panel>
  );
}

function LeaveTable({ entries }: { entries: readonly LeaveEntry[] }) {
  const { t } = useTranslation('payroll');
  return (
    <RecordTable
      label={t('leave.title')}
      columns={[
        t('leave.when'),
        t('leave.kind'),
        <span key="days" data-end>
          {t('leave.days')}
        </span>,
        <VisuallyHidden key="actions">{t('leave.remove')}</VisuallyHidden>,
      ]}
    >
      {entries.map((entry) => (
        <LeaveRow key={entry.id} entry={entry} />
      ))}
    </RecordTable>
  );
}

function LeaveRow({ entry }: { entry: LeaveEntry }) {
  const { t } = useTranslation('payroll');
  const { daysFrom } = useDates();
  const [isRemoving, setRemoving] = useState(false);
  const { id, kind, from, to, days, note, may } = entry;
  const when = daysFrom(from, to);
  const remove = useWrite(client.payroll.leave.delete, {
    changes: ['employee'],
    says: () => t('leave.removed'),
    settled: () => setRemoving(false),
  });
  return (
    <tr>
      <th scope="row">{when}</th>
      <td className={classes.kind}>
        {t(`leave.kinds.${kind}`)}
        {note && <span className={classes.note}>{note}</span>}
      </td>
      <td data-end className={classes.days}>
        {t('leave.count', { count: days })}
      </td>
      <td data-actions>
        {may.delete && (
          <ActionIcon
            variant="subtle"
            aria-label={t('leave.removeOf', { when })}
            onClick={() => setRemoving(true)}
          >
            <IconTrash size={16} stroke={1.6} />
          </ActionIcon>
        )}
        {isRemoving && (
          <Confirm
            danger
            title={t('leave.removeTitle', { when })}
            confirmLabel={t('leave.remove')}
            busy={remove.busy}
            onConfirm={() => void remove.run({ id })}
            onClose={() => setRemoving(false)}
          >
            {t('leave.removeMessage')}
          </Confirm>
        )}
      </td>
    </tr>
  );
}
