import { createFileRoute } from '@tanstack/react-router';
import { requireNoSession } from '../../../session/guards.ts';
import { ownPath } from '../../../shell/search-params.ts';
import { LoginScreen } from '../../identity/authentication/login-screen.tsx';

export const Route = createFileRoute('/_signed-out/login')({
  validateSearch: (search): { redirect?: string | undefined } => ({ redirect: ownPath(search.redirect) }),
  beforeLoad: requireNoSession,
  component: LoginScreen,
});
