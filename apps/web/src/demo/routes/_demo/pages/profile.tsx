import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { ProfilePage } from '../../../profile/profile-page.tsx';

export const Route = createFileRoute('/_demo/pages/profile')({
  loader: () => loadTexts('demo/profile'),
  component: ProfilePage,
});
