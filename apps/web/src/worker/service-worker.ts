import { brandName } from '@kazi/ui/brand';

/** Filled in by the build (`build/installable.ts`). */
declare const build: {
  /** Another one for each build: what an older one has kept is dropped. */
  version: string;
  /** What stands in place of a page while the device is offline, by language. */
  offline: Record<string, { message: string; again: string; dir: string }>;
};

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: Waiting;
  activate: Waiting;
  fetch: Waiting & { request: Request; respondWith(answer: Promise<Response>): void };
  push: Waiting & { data: { json(): PushedNotice } | null };
  notificationclick: Waiting & { notification: Notification };
}

/** What `notifications/push.ts` of the server sends. */
interface PushedNotice {
  title: string;
  body: string;
  /** The page to open. */
  url: string;
  /** A later notice of the same tag takes the place of an earlier one. */
  tag: string;
  lang: string;
}

interface Tab {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** As far as it is used here: the types of pages, which all else here needs, leave no room for those of workers. */
declare const self: {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
};

const prefix = 'kazi-';
const cacheName = `${prefix}${build.version}`;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') event.respondWith(fetch(event.request).catch(offlinePage));
  // Their names say what is in them: what is kept is never another than the server has.
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCache(event.request));
});

/** A file from what is kept, else from the server, which is then kept. */
async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const match = await cache.match(request.url);
  if (match) return match;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200) await cache.put(request.url, answer.clone());
  return answer;
}

const style =
  'body{display:grid;min-height:90vh;place-content:center;justify-items:center;gap:16px;margin:0;padding:24px;' +
  'font:16px/24px system-ui,sans-serif;text-align:center;color-scheme:light dark}p{max-width:24em;margin:0}';

/** Says that the device is offline, in its language: pages come from the server alone, so that none is ever an old one. */
function offlinePage(): Response {
  const languages = navigator.languages.map((name) => name.split('-')[0] ?? '');
  const lang = [...languages, 'en'].find((name) => name in build.offline) ?? 'en';
  const { message = '', again = '', dir = 'ltr' } = build.offline[lang] ?? {};
  const nonce = crypto.randomUUID();
  const html = `<!doctype html><html lang="${lang}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${brandName}</title><style nonce="${nonce}">${style}</style><p>${message}</p><a href="">${again}</a>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'`,
    },
  });
}

self.addEventListener('push', (event) => {
  const notice = event.data?.json();
  if (!notice) return;
  const { title, body, url, tag, lang } = notice;
  const dir = build.offline[lang]?.dir === 'rtl' ? 'rtl' : 'ltr';
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      lang,
      dir,
      icon: '/icons/192.png',
      badge: '/icons/192.png',
      data: url,
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** Opens a page in the tab that there is, else in a new one. */
async function open(path: string): Promise<void> {
  const { href } = new URL(path, self.location.origin);
  const [tab] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!tab) await self.clients.openWindow(href);
  else await tab.navigate(href).then(() => tab.focus());
}
