import { createFileRoute } from '@tanstack/react-router';
import { requireNoSession } from '../../../session/guards.ts';
import { CheckMailScreen } from '../../identity/authentication/check-mail-screen.tsx';

export const Route = createFileRoute('/_signed-out/check-your-mail')({
  beforeLoad: requireNoSession,
  component: CheckMailScreen,
});
