import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accentShades } from '@kazi/contract/accent';
import { testUserSecret, variantCookie } from '@kazi/contract/variant';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../test/api.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { aTenant, type TestTenant } from '../../test/factories/tenant.ts';
import { aUser } from '../../test/factories/user.ts';

let webDir: string;
let app: TestApp;
let tenant: TestTenant;

const built = (key: string, drawn = '') => `<html><head><title>Kazi</title>
<meta name="application-name" content="Kazi" />
<meta name="kazi-project" content="${key}" />
<link rel="icon" href="data:image/svg+xml,K" type="image/svg+xml">
<style nonce="__CSP_NONCE__">:root,[data-accent="teal"]{--kz-accent-7:#111}[data-accent="plum"]{--kz-accent-7:#222}</style></head>
<body><div id="root">${drawn}</div><script nonce="__CSP_NONCE__">const Kazi = 1;</script></body></html>`;

const drawn = `<svg data-mark="" width="28" height="28"><path d="M1"></path></svg><h1>Log in to Kazi</h1>
<aside aria-label="About Kazi">Kazini</aside>`;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'kazi-look-'));
  await mkdir(join(webDir, 'first-screens/business'), { recursive: true });
  await writeFile(join(webDir, 'index.html'), '');
  app = await startApp({ webDir: `${webDir}/` });
  tenant = await aTenant(app);
  await writeFile(join(webDir, 'index.html'), built(tenant.key));
  await writeFile(join(webDir, 'first-screens/business/login.html'), built(tenant.key, drawn));
});
afterAll(async () => {
  await app.stop();
  await rm(webDir, { recursive: true });
});

const page = async (path: string, cookie = '') =>
  (await fetch(`${app.address}${path}`, { headers: { accept: 'text/html', cookie } })).text();

test('a page has the name and the colour of its workspace from the next load on', async () => {
  const owner = api(app, await aUser(app, tenant, { role: 'owner' }));
  expect(await page('/projects')).toContain('<title>Test workspace</title>');
  await owner.put('workspace', { version: 1, name: 'Mawingu & "Sons" $&', accent: '#0f62fe' });
  const shown = await page('/projects');
  expect(shown).toContain('<title>Mawingu &amp; &quot;Sons&quot; $&amp;</title>');
  expect(shown).toContain(
    'content="Mawingu &amp; &quot;Sons&quot; $&amp;" data-time-zone="Africa/Nairobi" data-week-start="monday" />',
  );
  const shade = accentShades('#0f62fe').shades[7];
  expect(shown).toMatch(
    new RegExp(
      `<style nonce="[\\w+/=]{24}" data-workspace>:root,\\[data-accent="teal"\\]\\{[^}]*--kz-accent-7:${shade};`,
    ),
  );
  expect(shown).toContain('const Kazi = 1;');
});

test('what the build drew of a page says it too; words that begin like the product stay', async () => {
  const shown = await page('/login');
  expect(shown).toContain('<h1>Log in to Mawingu &amp; &quot;Sons&quot; $&amp;</h1>');
  expect(shown).toContain('aria-label="About Mawingu &amp;');
  expect(shown).toContain('>Kazini<');
});

test('the demo stays the product’s own', async () => {
  expect(await page('/', `${variantCookie}=${testUserSecret}`)).toContain('<title>Kazi</title>');
});
