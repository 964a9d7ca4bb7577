import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { ProjectPage } from '../../../organisation/projects/project-page.tsx';

export const Route = createFileRoute('/_app/projects/$projectId')({
  beforeLoad: requires('read', 'Project'),
  loader: () => loadTexts('organisation'),
  component: ProjectPage,
});
