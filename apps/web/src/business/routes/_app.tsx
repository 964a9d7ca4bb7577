import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../i18n/i18n.ts';
import { requireSession } from '../../session/guards.ts';
import { AppFrame } from '../frame/app-frame.tsx';

export const Route = createFileRoute('/_app')({
  beforeLoad: requireSession,
  loader: () => loadTexts('shell'),
  component: AppFrame,
});
