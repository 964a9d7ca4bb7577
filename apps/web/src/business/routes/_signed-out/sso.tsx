import { createFileRoute } from '@tanstack/react-router';
import { SsoScreen } from '../../identity/sso/sso-screen.tsx';

// As the provider wrote it: the router would take a code of digits for a number. The build draws pages without a location.
const query = globalThis.location?.search.slice(1) ?? '';

export const Route = createFileRoute('/_signed-out/sso')({
  component: Sso,
});

function Sso() {
  return <SsoScreen query={query} />;
}
