import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { LinkTabs } from '../../../shell/page/link-tabs.tsx';

/** The pages of payroll, as far as an ability reaches: who only approves sees the runs. */
export function PayrollTabs() {
  const { t } = useTranslation('payroll');
  const ability = useAbility();
  const runsPayroll = ability.can('manage', 'Payroll');
  const isPaid = useIsPaid();
  const tabs = [
    { label: t('tabs.runs'), to: '/payroll', open: true },
    { label: t('tabs.employees'), to: '/payroll/employees', open: runsPayroll },
    { label: t('tabs.returns'), to: '/payroll/returns', open: runsPayroll },
    { label: t('tabs.settings'), to: '/payroll/settings', open: runsPayroll },
    { label: t('myPay.title'), to: '/my-pay', open: isPaid },
  ] as const;
  return <LinkTabs label={t('title')} tabs={tabs.filter(({ open }) => open)} />;
}

/** Whether the viewer has payslips of their own: their menu leads to payroll, not to their pay. */
function useIsPaid(): boolean {
  const { data } = useQuery(api.payroll.payslips.list.queryOptions({ input: { limit: 1 } }));
  return (data?.items.length ?? 0) > 0;
}
