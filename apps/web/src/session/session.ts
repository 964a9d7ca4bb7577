import type { LoginAnswer } from '@kazi/contract/identity';
import { deviceStorage } from '../boot/storage.ts';
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

/** Names of drafts begin so, followed by whose they are: they outlast a session that ends, and go when their author logs out. */
export const draftPrefix = 'kazi.draft.';

/** The person has logged out: calls carry no login, while the screen stays as it is until the page is left. */
let isLeaving = false;

/** The session has ended while the page was open. The page stays as it is, and its calls wait for the next login. */
const ended = createStore(false);
let waiting: (() => void)[] = [];

/** What the tabs tell each other: somebody logged in, the session ended, its person logged out. */
type News = 'in' | 'ended' | 'out';

/** Undefined in old browsers, which then notice with their next call. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('kazi.session');
const tellTabs = (news: News) => tabs?.postMessage(news);

async function hear({ data }: MessageEvent<unknown>): Promise<void> {
  const mine = store.get();
  if (!mine) {
    if (data === 'in') location.reload();
    return;
  }
  if (data === 'out') return leave('/login');
  const login = await keptSession();
  if (login && login.user.id !== mine.user.id) leave('/');
  else if (login) takeUp(login);
  else if (data === 'ended' && isSecureContext) ended.set(true);
}

/** Loads another page anew, so that nothing of this one is left in memory. */
function leave(address: string): void {
  isLeaving = true;
  tabs?.removeEventListener('message', hear);
  location.assign(address);
}

/** Whether the page is being left, for who logs out or for another person. */
export const isLoggedOut = (): boolean => isLeaving;

export const currentSession = (): Session | null => (isLeaving || ended.get() ? null : store.get());

/** Whether the session of this page has ended, and its person shall log in again. */
export const useHasEnded = (): boolean => useStore(ended, (hasEnded) => hasEnded);

/** Resolves once the person has logged in again; at once while their session goes on. */
export const loginAgain = (): Promise<void> =>
  ended.get() ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve();

function takeUp(session: Session): void {
  store.set(session);
  ended.set(false);
  const calls = waiting;
  waiting = [];
  for (const resume of calls) resume();
}

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
  store.set((await keptSession()) ?? null);
  tabs?.addEventListener('message', hear);
}

async function keptSession(): Promise<Session | undefined> {
  const kept = await vault.open();
  return isSession(kept) ? kept : undefined;
}

/** What an earlier login gave this device, so that the server knows it again. It stays after a logout. */
export const knownDevice = (): string | undefined => deviceStorage.get(deviceKey) ?? undefined;

/** Has the server no longer know this device, which others use too. */
export const forgetDevice = (): void => deviceStorage.remove(deviceKey);

/** What this device is known by from now on: by it, the link of a registration is known to be opened where one registered. */
export function ensureDevice(): string {
  const known = knownDevice();
  if (known) return known;
  const device = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
  deviceStorage.set(deviceKey, device);
  return device;
}

/**
 * Keeps a fresh login. A page whose session had ended goes on for the same person, and is left for another one's home; other
 * tabs do the same.
 */
export async function signIn({ device, ...login }: LoginAnswer): Promise<void> {
  const former = store.get();
  const isOther = former !== null && former.user.id !== login.user.id;
  const profile = isOther ? null : (former?.profile ?? null);
  const session = { ...login, tokenSince: Date.now(), profile };
  deviceStorage.set(deviceKey, device);
  await vault.seal(session);
  tellTabs('in');
  if (isOther) leave('/');
  else takeUp(session);
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
    const kept = await keptSession();
    if (kept) store.set(kept);
  }
  return currentSession();
}

/** Replaces a token that is due, after an hour of use or a new proof; the tabs wait for the first that does. */
export const replaceToken = (
  renew: () => Promise<Pick<Session, 'token' | 'expiresAt' | 'draftKey'>>,
): Promise<void> =>
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
 * The server no longer knows the login of this page: it is removed with its key and what else is the person's own on this
 * device, but for their drafts. The page stays as it is, in this tab and in others, until somebody logs in.
 *
 * @param token what the server has refused; another tab may have logged in again meanwhile
 * @param options.staysOnPage false for a page that was just loaded, with nothing but what this device had kept: it leads to the
 *   login, and nothing of it is left in memory
 */
export async function suspendSession(
  token: string,
  { staysOnPage }: { staysOnPage: boolean },
): Promise<void> {
  if ((await newestSession())?.token !== token) return;
  ended.set(staysOnPage);
  isLeaving = !staysOnPage;
  await forgetLogin();
  tellTabs('ended');
  if (!staysOnPage) leave(`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`);
}

/**
 * Logs the person out of this device: their login, selected profile, key, drafts and what else is their own are removed, and the
 * page is loaded anew, so that nothing of it is left in memory, here or in other tabs.
 */
export async function endSession(): Promise<void> {
  const user = store.get()?.user.id;
  isLeaving = true;
  if (user) forget(`${draftPrefix}${user}.`);
  await forgetLogin();
  tellTabs('out');
  leave('/login');
}

async function forgetLogin(): Promise<void> {
  forget(own);
  await vault.clear();
}

function forget(prefix: string): void {
  for (const name of deviceStorage.keys(prefix)) deviceStorage.remove(name);
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
