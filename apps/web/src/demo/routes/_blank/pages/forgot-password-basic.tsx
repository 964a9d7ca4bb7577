import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { ForgotPasswordPage } from '../../../authentication/forgot-password-page.tsx';

export const Route = createFileRoute('/_blank/pages/forgot-password-basic')({
  loader: () => loadTexts('demo/authentication', 'demo/forms'),
  component: () => <ForgotPasswordPage variant="basic" />,
});
