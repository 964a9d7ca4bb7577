import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { TaskPage } from '../../../work/task/task-page.tsx';

export const Route = createFileRoute('/_app/tasks/$taskId')({
  beforeLoad: requires('read', 'Task'),
  loader: () => loadTexts('tasks', 'work'),
  component: TaskPage,
});
