import { userStatuses } from '@kazi/contract/identity/words';
import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { oneOf, text } from '../../../../shell/search-params.ts';
import type { UserFilter } from '../../../identity/users/use-users.ts';
import { UsersPage } from '../../../identity/users/users-page.tsx';
import { InviteButton } from '../../../organisation/invitations/invite-button.tsx';

export const Route = createFileRoute('/_app/people/')({
  validateSearch: (search): UserFilter => ({
    q: text(search.q),
    role: text(search.role),
    status: oneOf(search.status, userStatuses),
  }),
  beforeLoad: requires('read', 'User'),
  loader: () => loadTexts('users'),
  component: Users,
});

function Users() {
  return <UsersPage actions={<InviteButton />} />;
}
