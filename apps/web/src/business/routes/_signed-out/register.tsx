import { createFileRoute } from '@tanstack/react-router';
import { requireNoSession } from '../../../session/guards.ts';
import { RegisterScreen } from '../../identity/authentication/register-screen.tsx';

export const Route = createFileRoute('/_signed-out/register')({
  beforeLoad: requireNoSession,
  component: RegisterScreen,
});
