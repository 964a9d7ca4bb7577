import { useTranslation } from 'react-i18next';
import { Page } from '../../../shell/page/page.tsx';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { AlertsPanel } from './alerts-panel.tsx';
import { DifferencesPanel } from './differences-panel.tsx';
import { ReconciliationSummary } from './reconciliation-summary.tsx';
import { RunPanel } from './run-panel.tsx';
import { UnclearedPanel } from './uncleared-panel.tsx';

/** Whether the books agree with themselves and with the rails, for whoever keeps them. */
export function ReconciliationPage() {
  const { t } = useTranslation('payments');
  return (
    <Page title={t('reconciliation.title')} description={t('reconciliation.description')}>
      <MoneyTabs />
      <ReconciliationSummary />
      <RunPanel />
      <DifferencesPanel />
      <UnclearedPanel />
      <AlertsPanel />
    </Page>
  );
}
