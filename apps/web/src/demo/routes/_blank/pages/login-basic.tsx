import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../../authentication/login-page.tsx';

export const Route = createFileRoute('/_blank/pages/login-basic')({
  component: () => <LoginPage variant="basic" />,
});
