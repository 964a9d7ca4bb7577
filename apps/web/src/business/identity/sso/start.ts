import { loadClient } from '../../../api/load-client.ts';
import { property } from '../../../api/message.ts';
import { tabStorage } from '../../../boot/storage.ts';
import { ownPath } from '../../../shell/search-params.ts';
import { loggedInAtProvider } from '../authentication/ways-in.ts';

/** Kept for this tab alone: a login that another tab or another browser began is not finished here. */
const startedAs = 'kazi.sso.started';

const confirmedAs = 'kazi.sso.confirmed';

/** What a login at the provider was begun for. */
export interface Started {
  /** The page it leads to afterwards. */
  redirect: string;
  /** A user who is logged in proves anew who they are. */
  again: boolean;
  /** In a window beside the one that waits for this. */
  beside?: boolean;
  /** A user who is logged in connects the account to their own. */
  links?: boolean;
}

/**
 * Opens the provider's page in a window, this one unless it is told another, which keeps what this was for and what proves
 * that it was begun there.
 */
export async function startSso(started: Started, where: Window = window): Promise<void> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const client = await loadClient();
  const challenge = base64url(new Uint8Array(hash));
  const { address } = started.links
    ? await client.identity.sso.beginLink({ challenge })
    : await client.identity.sso.begin({ challenge, again: started.again });
  where.sessionStorage.setItem(startedAs, JSON.stringify({ verifier, ...started }));
  where.location.assign(address);
}

/**
 * Has somebody log in, or prove `again` who they are, in a window of its own, so that what they have typed here stays. Where
 * the browser opens none, this one goes there and comes back. Called from a click, else no browser opens any.
 */
export async function openProviderBeside({ again }: Pick<Started, 'again'>): Promise<void> {
  const redirect = `${location.pathname}${location.search}`;
  const beside = window.open('', '', 'popup,width=520,height=680');
  if (!beside) return startSso({ redirect, again });
  await startSso({ redirect, again, beside: true }, beside).catch((error) => {
    beside.close();
    throw error;
  });
}

/** Tells the windows of this browser that somebody has proved who they are. */
export function tellConfirmed(): void {
  const channel = new BroadcastChannel(confirmedAs);
  channel.postMessage(null);
  channel.close();
}

/** Listens for that. Gives what ends it. */
export function whenConfirmed(then: () => void): () => void {
  const channel = new BroadcastChannel(confirmedAs);
  channel.onmessage = then;
  return () => channel.close();
}

/** What this tab began, once. */
export function takeStarted(): (Started & { verifier: string }) | undefined {
  const kept = tabStorage.get(startedAs);
  tabStorage.remove(startedAs);
  const started: unknown = kept === null ? undefined : JSON.parse(kept);
  const verifier = property(started, 'verifier');
  const redirect = ownPath(property(started, 'redirect')) ?? '/';
  const again = property(started, 'again') === true;
  const beside = property(started, 'beside') === true;
  const links = property(started, 'links') === true;
  return typeof verifier === 'string' ? { verifier, redirect, again, beside, links } : undefined;
}

/** Opens the page on which the provider ends its login, if it has one. */
export async function logOutAtProvider(): Promise<void> {
  loggedInAtProvider.forget();
  const { address } = await (await loadClient()).identity.sso.logout();
  location.assign(address ?? '/login');
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
