import type { LoginAnswer } from '@kazi/contract/identity';
import { createStore, useStore } from '../shell/store.ts';
import { vault } from './vault.ts';

/** The user logged in on this device, and as which of their profiles they act. */
export interface Session extends Omit<LoginAnswer, 'device'> {
  /** When the token was given, in milliseconds since 1970. */
  tokenSince: number;
  /** Id of the selected profile; null means their personal one. */
  profile: string | null;
}

/** What this device keeps of a person beside their login has names that begin so. It goes with the login. */
export const own = 'kazi.own.';

const store = createStore<Session | null>(null);
const tokenAgeMs = 3_600_000;
const deviceKey = 'kazi.device';

/** From then on calls carry no login, while the screen stays as it is until the page is left. */
let hasEnded = false;

/** Tells the other tabs. Undefined in old browsers, which then notice with their next call. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('kazi.session');

const loadAgain = () => location.reload();

export const currentSession = (): Session | null => (hasEnded ? null : store.get());

/** The session of a screen that is only shown to somebody logged in. */
export function useSignedIn(): Session {
  const session = useStore(store, (current) => current);
  if (!session) throw new Error('This screen is for somebody logged in');
  return session;
}

/**
 * Takes up the login this device kept. Call once, before the first screen. Whether it still holds is the server's to
 * say: it prolongs a login that is used, so the time it was given with proves nothing.
 */
export async function restoreSession(): Promise<void> {
  const kept = await vault.open();
  store.set(isSession(kept) ? kept : null);
  tabs?.addEventListener('message', loadAgain);
}

/** What an earlier login gave this device, so that the server knows it again. It stays after a logout. */
export const knownDevice = (): string | undefined => localStorage.getItem(deviceKey) ?? undefined;

/** Has the server no longer know this device, which others use too. */
export const forgetDevice = (): void => localStorage.removeItem(deviceKey);

/** What this device is known by from now on: by it, the link of a registration is known to be opened where one registered. */
export function ensureDevice(): string {
  const known = knownDevice();
  if (known) return known;
  const device = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
  localStorage.setItem(deviceKey, device);
  return device;
}

/** Keeps a fresh login. Other tabs load again, as the person who logged in. */
export async function signIn({ device, ...login }: LoginAnswer): Promise<void> {
  const session = { ...login, tokenSince: Date.now(), profile: null };
  localStorage.setItem(deviceKey, device);
  await vault.seal(session);
  store.set(session);
  tabs?.postMessage('changed');
}

/** Keeps what has changed about the person or the selected profile. */
export const updateSession = (change: Partial<Session>): Promise<void> =>
  oneTabAtATime(async () => {
    const current = await newestSession();
    if (!current) return;
    const session = { ...current, ...change };
    store.set(session);
    await vault.seal(session);
  });

/** The session as the tabs have left it: another one may have replaced the token. */
export async function newestSession(): Promise<Session | null> {
  if (currentSession() && vault.hasNewer()) {
    const kept = await vault.open();
    if (isSession(kept)) store.set(kept);
  }
  return currentSession();
}

/** Replaces a token that is due, after an hour of use or a new proof; the tabs wait for the first that does. */
export const replaceToken = (renew: () => Promise<Pick<Session, 'token' | 'expiresAt'>>): Promise<void> =>
  oneTabAtATime(async () => {
    const current = await newestSession();
    if (!current || !isTokenDue(current)) return;
    const session = { ...current, ...(await renew()), tokenSince: Date.now() };
    store.set(session);
    await vault.seal(session);
  });

/** Stands for the moment a token was made: it is to be replaced with the next call, as after a new proof. */
export const tokenIsDue = 0;

/** A login kept by an earlier version does not say since when it has its token. */
export const isTokenDue = ({ tokenSince = tokenIsDue }: Partial<Session>): boolean =>
  Date.now() - tokenSince > tokenAgeMs;

/** Does what reads and keeps the login while no other tab does; old browsers do without. */
const oneTabAtATime = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('kazi.session', work) : work();

/**
 * Ends the session on this device: stored login, selected profile, key and what is their own are removed, and the page is loaded
 * anew, so that nothing of it is left in memory, here or in other tabs.
 */
export async function endSession(loginPath = '/login'): Promise<void> {
  // Another tab that notices says so as well: loading again would take us back from where we are going.
  tabs?.removeEventListener('message', loadAgain);
  hasEnded = true;
  for (const name of Object.keys(localStorage)) if (name.startsWith(own)) localStorage.removeItem(name);
  await vault.clear();
  tabs?.postMessage('changed');
  location.assign(loginPath);
}

function isSession(value: unknown): value is Session {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    'expiresAt' in value &&
    typeof value.expiresAt === 'string' &&
    'user' in value &&
    'ability' in value &&
    Array.isArray(value.ability)
  );
}
