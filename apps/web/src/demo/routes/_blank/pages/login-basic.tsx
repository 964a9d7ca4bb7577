import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { LoginPage } from '../../../authentication/login-page.tsx';

export const Route = createFileRoute('/_blank/pages/login-basic')({
  loader: () => loadTexts('demo/authentication', 'demo/forms'),
  component: () => <LoginPage variant="basic" />,
});
