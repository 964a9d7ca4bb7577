import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../../shell/page/link-tabs.tsx';
import { Page } from '../../../shell/page/page.tsx';

/** Everything about oneself, on four pages. */
export function AccountPage() {
  const { t } = useTranslation('identity');
  return (
    <Page title={t('account.title')} description={t('account.description')} width="narrow">
      <LinkTabs
        label={t('account.title')}
        tabs={[
          { label: t('account.tabs.details'), to: '/account' },
          { label: t('account.tabs.profiles'), to: '/account/profiles' },
          { label: t('account.tabs.security'), to: '/account/security' },
          { label: t('account.tabs.preferences'), to: '/account/preferences' },
        ]}
      />
      <Outlet />
    </Page>
  );
}
