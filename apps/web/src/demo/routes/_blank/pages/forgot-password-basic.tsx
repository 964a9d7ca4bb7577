import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../../../authentication/forgot-password-page.tsx';

export const Route = createFileRoute('/_blank/pages/forgot-password-basic')({
  component: () => <ForgotPasswordPage variant="basic" />,
});
