import { EmptyState } from '@kazi/ui/empty-state';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import IconReceipt from '#icons/IconReceipt';
import { Can } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { LinkButton } from '../../../shell/link-button.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { RecordList } from '../../../shell/page/record-list.tsx';
import { PayslipTable } from './payslip-table.tsx';
import { usePayslips } from './use-payslips.ts';

const PayrollTabs = onDemand(() => import('../parts/payroll-tabs.tsx').then((module) => module.PayrollTabs));

/** What I was paid, month by month. */
export function MyPayPage() {
  const { t } = useTranslation('payroll');
  const query = usePayslips();
  const employee = query.data?.[0]?.employee.id;
  return (
    <Page
      title={t('myPay.title')}
      description={t('myPay.description')}
      width="narrow"
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
    >
      <Can do="approve" on="Payroll">
        <Suspense>
          <PayrollTabs />
        </Suspense>
      </Can>
      <RecordList
        query={query}
        rowHeight={64}
        empty={
          <EmptyState
            icon={<IconReceipt size={24} stroke={1.6} />}
            title={t('myPay.empty.title')}
            message={t('myPay.empty.message')}
          />
        }
      >
        {(payslips) => <PayslipTable payslips={payslips} />}
      </RecordList>
    </Page>
  );
}
