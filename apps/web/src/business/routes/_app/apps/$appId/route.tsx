import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../i18n/i18n.ts';
import { requires } from '../../../../../session/guards.ts';
import { AppLayout } from '../../../../work/app-page/app-layout.tsx';

export const Route = createFileRoute('/_app/apps/$appId')({
  beforeLoad: requires('read', 'App'),
  loader: () => loadTexts('work'),
  component: AppLayout,
});
