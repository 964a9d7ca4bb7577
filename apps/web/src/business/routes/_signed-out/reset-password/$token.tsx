import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../../../identity/authentication/reset-password-screen.tsx';

export const Route = createFileRoute('/_signed-out/reset-password/$token')({
  component: ResetPasswordScreen,
});
