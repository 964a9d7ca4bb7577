import { noCents, sum } from '@kazi/contract/cents';
import type { TaskCard } from '@kazi/contract/work';
import { Money } from '@kazi/ui/money';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import classes from './bulk.module.css';

interface DeleteManyProps {
  /** All that are selected; those that the viewer may not delete stay. */
  tasks: readonly TaskCard[];
  busy: boolean;
  onConfirm: (tasks: TaskCard[]) => void;
  onClose: () => void;
}

/** Says what is deleted, what stays and what is returned, before many tasks are deleted. */
export function DeleteMany({ tasks, busy, onConfirm, onClose }: DeleteManyProps) {
  const { t } = useTranslation('work');
  const deleted = tasks.filter(({ may }) => may.delete);
  const kept = tasks.length - deleted.length;
  const count = deleted.length;
  return (
    <Confirm
      title={t('bulk.deleteTitle', { count })}
      confirmLabel={t('bulk.deleteConfirm', { count })}
      danger
      busy={busy}
      onConfirm={() => onConfirm(deleted)}
      onClose={onClose}
    >
      <p className={classes.said}>{t('bulk.deleteMessage')}</p>
      {heldOf(deleted).map(({ amount, currency }) => (
        <p key={currency} className={classes.said}>
          {t('bulk.comesBack')} <Money amount={amount} currency={currency} />
        </p>
      ))}
      {kept > 0 && <p className={classes.said}>{t('bulk.deleteKept', { count: kept })}</p>}
    </Confirm>
  );
}

/** What is on hold for tasks, by currency. */
const heldOf = (tasks: readonly TaskCard[]) =>
  [...Map.groupBy(tasks, ({ held }) => held?.currency)].flatMap(([currency, among]) =>
    currency ? [{ currency, amount: sum(among.map(({ held }) => held?.amount ?? noCents)) }] : [],
  );
