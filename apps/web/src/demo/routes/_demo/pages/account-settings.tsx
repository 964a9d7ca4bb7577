import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { oneOf } from '../../../../shell/search-params.ts';
import { AccountSettingsPage } from '../../../account/account-settings-page.tsx';
import { settingsTabs } from '../../../account/settings-tabs.ts';
import { useSearchOf } from '../../../routing/use-search-of.ts';

const read = (search: Record<string, unknown>) => ({ tab: oneOf(search.tab, settingsTabs) });

export const Route = createFileRoute('/_demo/pages/account-settings')({
  validateSearch: read,
  loader: () => loadTexts('demo/account', 'demo/forms'),
  component: () => <AccountSettingsPage tab={useSearchOf(read).tab} />,
});
