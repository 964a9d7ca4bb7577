import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../i18n/i18n.ts';
import { requires } from '../../../session/guards.ts';
import { RolesPage } from '../../organisation/roles/roles-page.tsx';

export const Route = createFileRoute('/_app/roles')({
  beforeLoad: requires('read', 'Role'),
  loader: () => loadTexts('roles', 'users'),
  component: RolesPage,
});
