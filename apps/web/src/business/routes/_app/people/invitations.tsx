import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { InvitationsPage } from '../../../organisation/invitations/invitations-page.tsx';

export const Route = createFileRoute('/_app/people/invitations')({
  beforeLoad: requires('read', 'Invitation'),
  loader: () => loadTexts('users'),
  component: InvitationsPage,
});
