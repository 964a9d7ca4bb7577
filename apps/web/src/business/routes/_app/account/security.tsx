import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { SecurityTab } from '../../../identity/security/security-tab.tsx';

export const Route = createFileRoute('/_app/account/security')({
  loader: () => loadTexts('authentication', 'factors'),
  component: SecurityTab,
});
