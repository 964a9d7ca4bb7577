import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { testUserSecret, variantCookie } from '@kazi/contract/variant';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';

const script = 'console.log("hello");';
let webDir: string;
let app: TestApp;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'kazi-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(
    join(webDir, 'index.html'),
    '<script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__"></style>',
  );
  await mkdir(join(webDir, 'first-screens/demo/apps'), { recursive: true });
  await mkdir(join(webDir, 'first-screens/business'));
  await writeFile(join(webDir, 'first-screens/demo/index.html'), 'the dashboard __CSP_NONCE__');
  await writeFile(join(webDir, 'first-screens/demo/apps/chat.html'), 'the chat');
  await writeFile(join(webDir, 'first-screens/business/login.html'), 'the login');
  await writeFile(join(webDir, 'first-screens/secret.html'), 'not of a variant');
  await writeFile(join(webDir, 'favicon.svg'), '<svg/>');
  await writeFile(join(webDir, 'sw.js'), script);
  await writeFile(join(webDir, 'sw.js.br'), brotliCompressSync(script));
  await writeFile(
    join(webDir, 'manifests.json'),
    JSON.stringify({ en: { name: 'Kazi', lang: 'en' }, sw: { name: 'Kazi', lang: 'sw' } }),
  );
  await writeFile(join(webDir, 'assets', 'a1b2.js'), script);
  await writeFile(join(webDir, 'assets', 'a1b2.js.br'), brotliCompressSync(script));
  app = await startApp({ webDir: `${webDir}/` });
});
afterAll(async () => {
  await app.stop();
  await rm(webDir, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.address}${path}`, { headers, redirect: 'manual' });
const navigate = (path: string) => get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });

test('a user who navigates to a screen gets the page, with a nonce of its own', async () => {
  const pages = await Promise.all([navigate('/'), navigate('/projects/42?tab=board'), navigate('/register')]);
  const nonces = await Promise.all(
    pages.map(async (page) => {
      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      const policy = page.headers.get('content-security-policy') ?? '';
      const [, nonce] = /script-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain("media-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(await page.text()).toBe(`<script nonce="${nonce}"></script><style nonce="${nonce}"></style>`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(pages.length);
});

test.each([
  ['/', 'demo', /^the dashboard [\w+/=]{24}$/],
  ['/?tab=1', 'demo', /^the dashboard/],
  ['/apps/chat', 'demo', /^the chat$/],
  ['/apps/chat/', 'demo', /^the chat$/],
  ['/apps/todo', 'demo', /^<script/],
  ['/login', 'demo', /^<script/],
  ['/login', 'business', /^the login$/],
  ['/login?next=%2Fprojects', 'business', /^the login$/],
  ['/apps/chat', 'business', /^<script/],
  ['/..%2fsecret', 'business', /^<script/],
  [`/${'a'.repeat(200)}1`, 'business', /^<script/],
  ['/%2e%2e/secret', 'business', /^<script/],
])('%s of the %s comes with what was drawn of it, if something was', async (path, variant, expected) => {
  const cookie = variant === 'demo' ? `${variantCookie}=${testUserSecret}` : 'other=1';
  const page = await get(path, { accept: 'text/html', cookie });
  expect(page.status).toBe(200);
  expect(page.headers.get('vary')).toContain('cookie');
  expect(await page.text()).toMatch(expected);
});

test('files with a hash in their name are kept for good, others are asked for again', async () => {
  expect((await get('/assets/a1b2.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
});

test('files with a hash in their name carry no header that says nothing about them', async () => {
  const { headers } = await get('/assets/a1b2.js', { 'accept-encoding': 'br' });
  const always = ['connection', 'date', 'keep-alive'];
  expect([...headers.keys()].filter((name) => !always.includes(name)).sort()).toEqual([
    'cache-control',
    'content-encoding',
    'content-length',
    'content-security-policy',
    'content-type',
    'cross-origin-resource-policy',
    'vary',
    'x-content-type-options',
  ]);
  const gone = await get('/assets/gone.js');
  expect(gone.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('files packed at the build are preferred', async () => {
  const packed = await get('/assets/a1b2.js', { 'accept-encoding': 'br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(await packed.text()).toBe(script);
});

test('what is no screen and is not there is not found', async () => {
  for (const path of ['/assets/gone.js', '/v1/nowhere', '/dev/nothing']) {
    const answer = await navigate(path);
    expect(answer.status, path).toBe(404);
    expect(await answer.json(), path).toMatchObject({ code: 'NOT_FOUND' });
  }
  expect((await get('/projects/42')).status).toBe(404);
});

test('nothing outside of the folder can be had', async () => {
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fsecret'])
    expect((await get(path)).status, path).toBeGreaterThanOrEqual(400);
});

test('what a device installs is in its language; its worker may fetch, and nothing else', async () => {
  const manifest = await get('/manifest.webmanifest', { 'accept-language': 'sw-KE, en;q=0.5' });
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ lang: 'sw' });
  for (const encoding of ['br', 'identity']) {
    const worker = await get('/sw.js', { 'accept-encoding': encoding });
    expect(worker.headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null);
    expect(worker.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    expect(worker.headers.get('cache-control')).toBe('no-cache');
  }
});
