import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../../../authentication/reset-password-page.tsx';

export const Route = createFileRoute('/_blank/pages/reset-password-basic')({
  component: () => <ResetPasswordPage variant="basic" />,
});
