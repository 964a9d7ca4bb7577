import type { Ability, Action, Subject } from '@kazi/contract/abilities';
import { redirect } from '@tanstack/react-router';
import { Forbidden } from '../shell/pages/forbidden.ts';
import { currentSession } from './session.ts';

/** For `beforeLoad` of what needs a login: leads to it, and back afterwards. Nobody has asked for the first page. */
export async function requireSession({ location }: { location: { href: string } }) {
  const session = currentSession();
  const asked = location.href === '/' ? undefined : location.href;
  if (!session) throw redirect({ to: '/login', search: { redirect: asked } });
  // Named as they are fetched, so that the build leaves out what else the modules have.
  const { openDrafts } = await import('./drafts.ts');
  await openDrafts(session);
  const { abilityOf } = await import('@kazi/contract/abilities');
  return { ability: abilityOf(session.ability) };
}

/** For `beforeLoad` of a page that only some may see: `beforeLoad: requires('read', 'Role')`. */
export const requires =
  (action: Action, subject: Subject) =>
  ({ context }: { context: { ability: Ability } }): void => {
    if (context.ability.cannot(action, subject)) throw new Forbidden();
  };

/** For `beforeLoad` of the screens before the login: somebody logged in has no business there. */
export function requireNoSession(): void {
  if (currentSession()) throw redirect({ to: '/' });
}
