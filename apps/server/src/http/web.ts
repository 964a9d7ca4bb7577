import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import files from '@fastify/static';
import { chosenVariant, type Variant } from '@kazi/contract/variant';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services.ts';
import { askedLanguage } from '../texts/asked-language.ts';
import { withLook } from './page-look.ts';
import { pagePolicy } from './security.ts';

const noncePlaceholder = /__CSP_NONCE__/g;
/** The workspace that a page is for, as `api/project.ts` of the web application reads it. */
const builtFor = /(?<=<meta name="kazi-project" content=")[^"]*/;
/** Letters only: no such address leads out of the folder. Each fits in one way, else a long one would take for ever. */
const drawnPath = /^\/(?:[a-z]+(?:\/[a-z]+)*\/?)?$/;
const notPages = /^\/(v1|dev|docs|files|assets)(\/|$)/;
const framePolicy = "frame-ancestors 'none'";
/** The service worker, as it is or compressed. */
const isWorker = /\/sw\.js(\.\w+)?$/;
/** What the worker fetches for its pages, it fetches itself. */
const workerPolicy = "default-src 'none'; connect-src 'self'";
/** The one of the server's own address, as pages are built for. */
const firstWorkspace = 'kazi';
/** Those of the security headers that say something about a file. */
const fileHeaders = new Set([
  'content-security-policy',
  'x-content-type-options',
  'cross-origin-resource-policy',
  'strict-transport-security',
]);

const shared = { index: false, preCompressed: true, cacheControl: false } as const;

const isBuilt = (folder: string) => existsSync(`${folder}index.html`);

/** Serves the built web application, if it is built. A navigation is answered with its page. */
export async function serveWeb(app: FastifyInstance, services: Services): Promise<void> {
  const folder = services.config.webDir;
  if (!isBuilt(folder)) return;
  await app.register(files, {
    ...shared,
    root: folder,
    decorateReply: false,
    setHeaders(reply, path) {
      reply.header('cache-control', 'no-cache');
      if (isWorker.test(path)) reply.header('content-security-policy', workerPolicy);
    },
  });
  await app.register(assetsOf(`${folder}assets/`));
  app.get('/manifest.webmanifest', (request, reply) => sendManifest(request, reply, services));
  app.get('/', (request, reply) => sendPage(request, reply, services));
  app.get('/index.html', (_request, reply) => reply.redirect('/'));
}

const manifests = z.record(z.string(), z.record(z.string(), z.unknown()));

/** What a device reads of the application to install it: in its language, by the name of its workspace. */
async function sendManifest(
  { host, headers }: FastifyRequest,
  reply: FastifyReply,
  { config, workspaces }: Services,
): Promise<FastifyReply> {
  const built = manifests.parse(JSON.parse(await readFile(`${config.webDir}manifests.json`, 'utf8')));
  const workspace = (await workspaces.atHost(host)) ?? (await workspaces.withKey(firstWorkspace));
  const manifest = built[askedLanguage(headers['accept-language']) ?? 'en'];
  const name = workspace?.name;
  return reply
    .type('application/manifest+json')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language')
    .send(JSON.stringify({ ...manifest, ...(name && { name, short_name: name }) }));
}

/** Serves scripts, styles and fonts, whose names say what is in them. */
const assetsOf =
  (root: string): FastifyPluginAsync =>
  async (app) => {
    await app.register(files, {
      ...shared,
      root,
      // Its own route reads the whole folder at each request, for how names are spelled: thousands of them.
      serve: false,
      etag: false,
      lastModified: false,
      acceptRanges: false,
      setHeaders(reply) {
        dropPageHeaders(reply);
        reply.header('cache-control', 'public, max-age=31536000, immutable');
      },
    });
    app.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) => reply.sendFile(params['*']));
  };

/**
 * Scripts and styles go without what guards pages and calls: a screen asks for dozens of them, and the headers
 * would weigh as much as many a file.
 */
function dropPageHeaders(reply: FastifyReply): void {
  reply.removeHeader('x-request-id');
  reply.raw.setHeader('content-security-policy', framePolicy);
  for (const name of reply.raw.getHeaderNames()) if (!fileHeaders.has(name)) reply.raw.removeHeader(name);
}

/**
 * Answers a navigation to any screen with the application's page; the application finds the screen. At the own address of
 * a workspace, the page says that it is for that one; and the page of any has its look, but for the demo's.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, workspaces }: Pick<Services, 'config' | 'workspaces'>,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const variant = chosenVariant(request.headers.cookie ?? '');
  const [built, atHost] = await Promise.all([
    pageFor(request, config.webDir, variant),
    workspaces.atHost(request.host),
  ]);
  const workspace = atHost ?? (await workspaces.withKey(builtFor.exec(built)?.[0] ?? ''));
  const page = workspace ? built.replace(builtFor, workspace.key) : built;
  const shown = workspace && variant === 'business' ? withLook(page, workspace.look, nonce) : page;
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie')
    .send(shown.replace(noncePlaceholder, nonce));
}

/** What the build drew of a page's first screen is sent along; most pages have none and get the common document. */
async function pageFor({ url }: FastifyRequest, folder: string, variant: Variant): Promise<string> {
  const [path = ''] = url.split('?');
  const common = `${folder}index.html`;
  if (!drawnPath.test(path)) return readFile(common, 'utf8');
  const name = path === '/' ? '/index' : path.replace(/\/$/, '');
  const drawn = `${folder}first-screens/${variant}${name}.html`;
  return readFile(existsSync(drawn) ? drawn : common, 'utf8');
}

/** Whether a person opens a screen of the built application, as against a script that fetches something. */
export function isNavigation({ method, url, headers }: FastifyRequest, folder: string): boolean {
  const wantsPage = (headers.accept ?? '').includes('text/html');
  return (method === 'GET' || method === 'HEAD') && wantsPage && !notPages.test(url) && isBuilt(folder);
}
