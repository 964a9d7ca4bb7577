import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../i18n/i18n.ts';
import { AppSettings } from '../../../../organisation/apps/app-settings.tsx';

export const Route = createFileRoute('/_app/apps/$appId/settings')({
  loader: () => loadTexts('organisation'),
  component: AppSettings,
});
