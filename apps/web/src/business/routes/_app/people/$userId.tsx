import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { UserPage } from '../../../identity/users/user-page.tsx';

export const Route = createFileRoute('/_app/people/$userId')({
  beforeLoad: requires('read', 'User'),
  loader: () => loadTexts('users'),
  component: UserPage,
});
