import type { Payslip } from '@kazi/contract/payroll';
import { Minor } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import type { Column } from '@kazi/ui/record-table';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { useList } from '../../../shell/list/use-list.ts';
import { useDates } from '../../../shell/use-dates.ts';
import { PayoutBadge } from '../parts/payout-badge.tsx';
import classes from './payslips.module.css';

/** My payslips, the newest first; those of one employee for people who run payroll. */
export const usePayslips = (employee?: string) =>
  // Until they are there, nothing may stand for them: another employee's are not theirs.
  useList(api.payroll.payslips.list, (cursor) => ({ employee, cursor }), { keepsPrevious: false });

/** Columns of payslips: the month, where the money is, and what it came to. */
export function usePayslipColumns(): Column<Payslip>[] {
  const { t } = useTranslation('payroll');
  const { monthName, dayName } = useDates();
  return [
    {
      heading: t('run.month'),
      cell: ({ id, month, kind, offCycle, payDay }) => (
        <>
          <Link to="/payroll/payslips/$payslipId" params={{ payslipId: id }} data-row-link>
            {monthName(month)}
          </Link>
          <Minor below>{kind === 'reversal' ? t('payslip.reversal') : (offCycle ?? dayName(payDay))}</Minor>
        </>
      ),
    },
    { heading: t('run.payoutColumn'), cell: ({ payout }) => <PayoutBadge status={payout} /> },
    {
      heading: t('run.gross'),
      kind: 'amount',
      onPhone: 'nowhere',
      className: classes.gross,
      cell: ({ gross, currency }) => <Money amount={gross} currency={currency} />,
    },
    {
      heading: t('run.net'),
      kind: 'amount',
      onPhone: 'corner',
      className: classes.net,
      cell: ({ net, currency }) => <Money amount={net} currency={currency} />,
    },
  ];
}
