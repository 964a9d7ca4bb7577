import { createFileRoute } from '@tanstack/react-router';
import { JoinScreen } from '../../../identity/authentication/invitation-screen.tsx';

export const Route = createFileRoute('/_signed-out/join/$token')({
  component: JoinScreen,
});
