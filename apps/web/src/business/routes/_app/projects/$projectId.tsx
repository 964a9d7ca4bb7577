import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { ProjectPage } from '../../../pages/project-page.tsx';
import { readShownTasks } from '../../../work/task-filter/filter.ts';

export const Route = createFileRoute('/_app/projects/$projectId')({
  validateSearch: readShownTasks,
  beforeLoad: requires('read', 'Project'),
  loader: () => loadTexts('organisation', 'overview', 'work', 'dashboard'),
  component: ProjectPage,
});
