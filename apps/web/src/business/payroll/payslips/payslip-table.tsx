import type { Payslip } from '@kazi/contract/payroll';
import { Money } from '@kazi/ui/money';
import { RecordTable } from '@kazi/ui/record-table';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../shell/use-dates.ts';
import { PayoutBadge } from '../parts/payout-badge.tsx';
import classes from './payslips.module.css';

/** Payslips as rows; on a phone, as cards. */
export function PayslipTable({ payslips }: { payslips: readonly Payslip[] }) {
  const { t } = useTranslation('payroll');
  const { monthName, dayName } = useDates();
  return (
    <RecordTable
      label={t('payslip.all')}
      columns={[
        t('run.month'),
        t('run.payoutColumn'),
        <span key="gross" data-end>
          {t('run.gross')}
        </span>,
        <span key="net" data-end>
          {t('run.net')}
        </span>,
      ]}
    >
      {payslips.map(({ id, month, kind, offCycle, payDay, payout, gross, net, currency }) => (
        <tr key={id}>
          <th scope="row">
            <Link to="/payroll/payslips/$payslipId" params={{ payslipId: id }} data-row-link>
              {monthName(month)}
            </Link>
            <span className={classes.about}>
              {kind === 'reversal' ? t('payslip.reversal') : (offCycle ?? dayName(payDay))}
            </span>
          </th>
          <td>
            <PayoutBadge status={payout} />
          </td>
          <td data-end className={classes.gross}>
            <Money amount={gross} currency={currency} />
          </td>
          <td data-end className={classes.net}>
            <Money amount={net} currency={currency} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}
