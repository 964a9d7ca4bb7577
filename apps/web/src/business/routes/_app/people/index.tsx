import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { oneOf, text } from '../../../../shell/search-params.ts';
import { PeoplePage } from '../../../organisation/people/people-page.tsx';
import { userStatuses } from '../../../organisation/people/statuses.ts';
import type { PeopleFilter } from '../../../organisation/people/use-people.ts';

export const Route = createFileRoute('/_app/people/')({
  validateSearch: (search): PeopleFilter => ({
    q: text(search.q),
    role: text(search.role),
    status: oneOf(search.status, userStatuses),
  }),
  beforeLoad: requires('read', 'User'),
  loader: () => loadTexts('people'),
  component: PeoplePage,
});
