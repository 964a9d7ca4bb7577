import type { Obligation } from '@kazi/contract/payroll';
import { Money } from '@kazi/ui/money';
import { RecordTable } from '@kazi/ui/record-table';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { Button, VisuallyHidden } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../shell/days.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { useDates } from '../../../shell/use-dates.ts';
import { dueOf } from './due.ts';
import classes from './returns.module.css';

const RemitDialog = onDemand(() => import('./remit-dialog.tsx').then((module) => module.RemitDialog));

/** What is owed to whom by when, with what was paid of it. */
export function ObligationTable({ obligations }: { obligations: readonly Obligation[] }) {
  const { t } = useTranslation('payroll');
  const [paid, setPaid] = useState<Obligation>();
  return (
    <>
      <RecordTable
        label={t('returns.title')}
        columns={[
          t('returns.whom'),
          t('returns.due'),
          <span key="owed" data-end>
            {t('returns.owed')}
          </span>,
          <VisuallyHidden key="actions">{t('run.actions')}</VisuallyHidden>,
        ]}
      >
        {obligations.map((obligation) => (
          <ObligationRow key={obligation.id} obligation={obligation} onPaid={() => setPaid(obligation)} />
        ))}
      </RecordTable>
      <Suspense>{paid && <RemitDialog obligation={paid} onClose={() => setPaid(undefined)} />}</Suspense>
    </>
  );
}

function ObligationRow({ obligation, onPaid }: { obligation: Obligation; onPaid: () => void }) {
  const { t } = useTranslation('payroll');
  const { monthName, dayName } = useDates();
  const { authority, name, month, amount, remitted, currency, dueOn, penalty, remittances, may } = obligation;
  const whom = name ?? t(`authority.${authority}`);
  const left = amount - remitted;
  const due = dueOf(dueOn, today());
  return (
    <tr>
      <th scope="row" className={classes.whom} title={whom}>
        {whom}
        <span className={classes.about}>{monthName(month)}</span>
      </th>
      <td>
        {left > 0 && (
          <span className={classes.due} data-late={due.state === 'overdue' || undefined}>
            {t(`returns.${due.state}`, { count: due.days })}
          </span>
        )}
        <span className={classes.about}>{dayName(dueOn)}</span>
        {penalty !== null && penalty > 0 && (
          <span className={classes.about}>
            {t('returns.penalty')} <Money amount={penalty} currency={currency} />
          </span>
        )}
        {remittances.map(({ id, paidOn, number, amount: part }) => (
          <span key={id} className={classes.about}>
            {t('returns.remitted', { day: dayName(paidOn), number })}{' '}
            <Money amount={part} currency={currency} />
          </span>
        ))}
      </td>
      <td data-end className={classes.owed}>
        {left > 0 ? <Money amount={left} currency={currency} /> : t('returns.settled')}
      </td>
      <td data-actions>
        {may.remit && left > 0 && (
          <Button variant="default" size="compact-sm" onClick={onPaid}>
            <SpokenAs name={t('returns.writeDownOf', { whom, month: monthName(month) })}>
              {t('returns.writeDown')}
            </SpokenAs>
          </Button>
        )}
      </td>
    </tr>
  );
}
