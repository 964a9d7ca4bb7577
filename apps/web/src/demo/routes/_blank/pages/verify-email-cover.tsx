import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailPage } from '../../../authentication/verify-email-page.tsx';

export const Route = createFileRoute('/_blank/pages/verify-email-cover')({
  component: () => <VerifyEmailPage variant="cover" />,
});
