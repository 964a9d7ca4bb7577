import { createFileRoute } from '@tanstack/react-router';
import { JoinScreen } from '../../../identity/authentication/join-screen.tsx';

export const Route = createFileRoute('/_signed-out/join/$token')({
  component: JoinScreen,
});
