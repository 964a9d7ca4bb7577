import { redirect } from '@tanstack/react-router';
import { currentLogin, mayRead } from './session.ts';

/** Subject of every page that names none. */
const demo = 'Demo';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What one must be able to read to see the page, where that is not the demo as a whole. */
    subject?: string;
  }
}

interface Guarded {
  location: { href: string };
  matches: readonly { staticData: { subject?: string } }[];
}

/** For `beforeLoad` of all pages in the frame: leads to the login, or says that the page is not for this account. */
export function requireAbility({ location, matches }: Guarded): void {
  if (!currentLogin()) throw redirect({ to: '/login', search: { redirect: location.href } });
  if (!mayRead(matches.at(-1)?.staticData.subject ?? demo)) throw redirect({ href: '/misc/not-authorized' });
}
