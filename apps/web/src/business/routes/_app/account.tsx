import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../i18n/i18n.ts';
import { AccountPage } from '../../identity/account/account-page.tsx';

export const Route = createFileRoute('/_app/account')({
  loader: () => loadTexts('identity'),
  component: AccountPage,
});
