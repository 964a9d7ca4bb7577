import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { defineSearch, flag } from '../../../../shell/search-params.ts';
import { InvitationsPage } from '../../../organisation/invitations/invitations-page.tsx';

export const Route = createFileRoute('/_app/people/invitations')({
  validateSearch: defineSearch({
    /** The dialog to invite people is open. */
    new: flag,
  }),
  beforeLoad: requires('read', 'Invitation'),
  loader: () => loadTexts('users'),
  component: InvitationsPage,
});
