import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { ResetPasswordPage } from '../../../authentication/reset-password-page.tsx';

export const Route = createFileRoute('/_blank/pages/reset-password-cover')({
  loader: () => loadTexts('demo/authentication', 'demo/forms'),
  component: () => <ResetPasswordPage variant="cover" />,
});
