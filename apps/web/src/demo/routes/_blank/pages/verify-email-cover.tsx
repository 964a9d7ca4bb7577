import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { VerifyEmailPage } from '../../../authentication/verify-email-page.tsx';

export const Route = createFileRoute('/_blank/pages/verify-email-cover')({
  loader: () => loadTexts('demo/authentication'),
  component: () => <VerifyEmailPage variant="cover" />,
});
