import { createFileRoute } from '@tanstack/react-router';
import { requireNoSession } from '../../../session/guards.ts';
import { defineSearch, ownPath } from '../../../shell/search-params.ts';
import { LoginScreen } from '../../identity/authentication/login-screen.tsx';

export const Route = createFileRoute('/_signed-out/login')({
  validateSearch: defineSearch({
    redirect: ownPath,
  }),
  beforeLoad: requireNoSession,
  component: LoginScreen,
});
