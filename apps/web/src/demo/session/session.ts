import { withoutDelay } from '@kazi/simulation';
import { ask, Refused } from '@kazi/simulation/ask';
import {
  accounts,
  type DemoLogin,
  type DemoUser,
  refresh,
  signIn,
  tokenLifetimeMs,
} from '@kazi/simulation/auth';
import { redirect } from '@tanstack/react-router';
import { deviceStorage } from '../../boot/storage.ts';
import { createStore, useStore } from '../../shell/store.ts';
import { may } from './may.ts';

const key = 'kazi.demo.session';
/** Kept in place of a login after logging out, so that a reload does not log in again. */
const loggedOut = 'logged out';
const refreshBeforeEndMs = 60_000;

const current = createStore<DemoLogin | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let onRefused = () => {};
let restoring: Promise<void> | undefined;

/** Calls `run` once the login that is open was ended by a token that is refused, until what it gives is called. */
export function whenRefused(run: () => void): () => void {
  onRefused = run;
  return () => {
    onRefused = () => {};
  };
}

export const currentLogin = (): DemoLogin | null => current.get();

/** The login, rendered again when it changes; null without one. */
export const useLogin = (): DemoLogin | null => useStore(current, (login) => login);

/** What the user has changed of themselves. Like the samples it lasts until a reload, so that it is no part of the login kept. */
const changes = createStore<(Pick<DemoUser, 'id'> & Partial<DemoUser>) | undefined>(undefined);

/** Shows the user logged in as they have changed themselves; without a change, as they were. */
export function showUser(change?: Partial<DemoUser>): void {
  const id = currentLogin()?.userData.id;
  changes.set(change && id !== undefined ? { ...change, id } : undefined);
}

/** The user logged in, on a screen behind the login. */
export function useDemoUser(): DemoUser {
  const login = useLogin();
  const changed = useStore(changes, (change) => change);
  if (!login) throw new Error('This screen is for somebody logged in');
  return changed?.id === login.userData.id ? { ...login.userData, ...changed } : login.userData;
}

/** Whether the user may read a subject. Without a login nothing may be read. */
export const mayRead = (subject: string): boolean =>
  may(currentLogin()?.userData.ability ?? [], 'read', subject);

/** Where somebody logged in begins. */
export const homeOf = ({ role }: DemoUser): string => (role === 'client' ? '/access-control' : '/');

/**
 * Takes up the login this device kept, or none where that is refused; a first visit is the admin's. For pages that depend
 * on a login: the others, the login page above all, do without the code that answers.
 */
export async function restoreLogin(): Promise<void> {
  if (currentLogin()) return;
  restoring ??= withoutDelay(readLogin);
  await restoring;
}

async function readLogin(): Promise<void> {
  const kept = deviceStorage.get(key);
  if (kept === loggedOut) return;
  const login = kept === null ? undefined : parsed(kept);
  if (!login) keep(await ask(signIn, accounts.admin));
  else if (!(await renewed(login))) endLogin();
}

/** Keeps a fresh login, and renews its token for as long as the page is open. */
export function keep(login: DemoLogin): void {
  current.set(login);
  deviceStorage.set(key, JSON.stringify(login));
  clearTimeout(timer);
  timer = setTimeout(async () => {
    if (await renewed(login)) return;
    endLogin();
    onRefused();
  }, tokenLifetimeMs - refreshBeforeEndMs);
}

/** Logs out on this device. */
export function endLogin(): void {
  clearTimeout(timer);
  current.set(null);
  deviceStorage.set(key, loggedOut);
}

/** Exchanges the token for a new one; false where that is refused. */
async function renewed(login: DemoLogin): Promise<boolean> {
  try {
    keep({ ...login, ...(await ask(refresh, login)) });
  } catch (error) {
    if (error instanceof Refused) return false;
    // Without an answer it is not known, and asked again in time.
    keep(login);
  }
  return true;
}

function parsed(text: string): DemoLogin | undefined {
  try {
    const login: DemoLogin = JSON.parse(text);
    return login.userData?.ability ? login : undefined;
  } catch {
    return undefined;
  }
}

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
export async function requireAbility({ location, matches }: Guarded): Promise<void> {
  await restoreLogin();
  if (!currentLogin()) throw redirect({ to: '/login', search: { redirect: location.href } });
  if (!mayRead(matches.at(-1)?.staticData.subject ?? demo)) throw redirect({ href: '/misc/not-authorized' });
}
