import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { VerifyEmailPage } from '../../../authentication/verify-email-page.tsx';

export const Route = createFileRoute('/_blank/pages/verify-email-basic')({
  loader: () => loadTexts('demo/authentication'),
  component: () => <VerifyEmailPage variant="basic" />,
});
