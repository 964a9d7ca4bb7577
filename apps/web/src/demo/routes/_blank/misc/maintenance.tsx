import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { MaintenancePage } from '../../../misc/maintenance-page.tsx';

export const Route = createFileRoute('/_blank/misc/maintenance')({
  loader: () => loadTexts('demo/misc'),
  component: MaintenancePage,
});
