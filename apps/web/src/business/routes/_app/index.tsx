import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../i18n/i18n.ts';
import { DashboardPage } from '../../work/dashboard/dashboard-page.tsx';

export const Route = createFileRoute('/_app/')({
  loader: () => loadTexts('dashboard', 'work'),
  component: DashboardPage,
});
