import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.tsx';
import { LinkTabs } from '../../../shell/page/link-tabs.tsx';

/** The pages of the wallet, as far as an ability reaches. */
export function MoneyTabs() {
  const { t } = useTranslation('money');
  const ability = useAbility();
  const tabs = [
    { label: t('tabs.overview'), to: '/wallet', open: true },
    { label: t('tabs.payments'), to: '/wallet/payments', open: ability.can('read', 'Payment') },
    { label: t('tabs.beneficiaries'), to: '/wallet/receivers', open: ability.can('read', 'Beneficiary') },
    { label: t('tabs.statements'), to: '/wallet/statements', open: true },
    { label: t('tabs.products'), to: '/wallet/shop', open: ability.can('read', 'Product') },
    { label: t('tabs.approvals'), to: '/wallet/approvals', open: ability.can('approve', 'Payment') },
    {
      label: t('tabs.reconciliation'),
      to: '/wallet/reconciliation',
      open: ability.can('manage', 'Payment'),
    },
    { label: t('tabs.limits'), to: '/wallet/limits', open: ability.can('manage', 'Payment') },
  ] as const;
  return <LinkTabs label={t('title')} tabs={tabs.filter(({ open }) => open)} />;
}
