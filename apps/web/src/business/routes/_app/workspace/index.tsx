import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { WorkspacePage } from '../../../identity/workspace/workspace-page.tsx';

export const Route = createFileRoute('/_app/workspace/')({
  beforeLoad: requires('update', 'Workspace'),
  loader: () => loadTexts('workspace', 'identity'),
  component: WorkspacePage,
});
