import { roleNames } from '@kazi/simulation/permissions';
import { createFileRoute } from '@tanstack/react-router';
import { count, oneOf, text } from '../../../../shell/search-params.ts';
import { PermissionsPage } from '../../../permissions/permissions-page.tsx';

export const Route = createFileRoute('/_demo/apps/permissions')({
  validateSearch: (search) => ({
    q: text(search.q),
    role: oneOf(search.role, roleNames),
    page: count(search.page),
  }),
  component: () => <PermissionsPage search={Route.useSearch()} />,
});
