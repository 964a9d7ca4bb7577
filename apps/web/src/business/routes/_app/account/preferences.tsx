import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { PreferencesTab } from '../../../identity/preferences/preferences-tab.tsx';

export const Route = createFileRoute('/_app/account/preferences')({
  loader: () => loadTexts('notices'),
  component: PreferencesTab,
});
