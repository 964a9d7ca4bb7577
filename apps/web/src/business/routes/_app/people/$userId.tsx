import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { UserPage } from '../../../pages/user-page.tsx';
import { readShownTasks } from '../../../work/task-filter/filter.ts';

export const Route = createFileRoute('/_app/people/$userId')({
  validateSearch: readShownTasks,
  beforeLoad: requires('read', 'User'),
  loader: () => loadTexts('users', 'overview', 'work', 'dashboard'),
  component: UserPage,
});
