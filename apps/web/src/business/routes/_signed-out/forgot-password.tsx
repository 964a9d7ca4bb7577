import { createFileRoute } from '@tanstack/react-router';
import { requireNoSession } from '../../../session/guards.ts';
import { ForgotPasswordScreen } from '../../identity/authentication/forgot-password-screen.tsx';

export const Route = createFileRoute('/_signed-out/forgot-password')({
  beforeLoad: requireNoSession,
  component: ForgotPasswordScreen,
});
