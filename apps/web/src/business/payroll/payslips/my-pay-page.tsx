import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import IconReceipt from '#icons/IconReceipt';
import { Can } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { LinkButton } from '../../../shell/link-button.tsx';
import { ListPage } from '../../../shell/list/list-page.tsx';
import { usePayslipColumns, usePayslips } from './payslip-columns.tsx';

const PayrollTabs = onDemand(() => import('../parts/payroll-tabs.tsx').then((module) => module.PayrollTabs));

/** What I was paid, month by month. */
export function MyPayPage() {
  const { t } = useTranslation('payroll');
  const list = usePayslips();
  const employee = list.data?.[0]?.employee.id;
  return (
    <ListPage
      title={t('myPay.title')}
      description={t('myPay.description')}
      width="narrow"
      tabs={
        <Can do="approve" on="Payroll">
          <Suspense>
            <PayrollTabs />
          </Suspense>
        </Can>
      }
      actions={
        employee && (
          <>
            <LinkButton
              variant="default"
              to="/payroll/earnings/$employeeId"
              params={{ employeeId: employee }}
            >
              {t('myPay.earnings')}
            </LinkButton>
            <LinkButton variant="default" to="/payroll/p9/$employeeId" params={{ employeeId: employee }}>
              {t('p9.open')}
            </LinkButton>
          </>
        )
      }
      list={list}
      columns={usePayslipColumns()}
      rowHeight={64}
      empty={{ icon: IconReceipt, ...t('myPay.empty', { returnObjects: true }) }}
    />
  );
}
