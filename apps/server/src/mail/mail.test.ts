import { accentShades } from '@kazi/contract/accent';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { startAlone, startApp, useServer } from '../../test/app.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { aUser } from '../../test/factories/user.ts';
import { anOwnDatabase } from '../../test/own-database.ts';
import { aMailServer } from '../../test/smtp.ts';
import { pay, phone } from '../../test/wallet.ts';
import { migrate } from '../database/migrate.ts';
import { readerIn } from '../texts/reader.ts';
import { inLook, letter } from './letter.ts';
import { openMailer } from './mailer.ts';
import { sendMail } from './send-mail.ts';

const app = useServer();
const words = {
  subject: 'Hello <you>',
  paragraphs: ['One & two'],
  action: { label: 'Go', href: 'https://kazi.example/?a=1&b="2"' },
};
const hello = letter(readerIn('en'), words);

async function mailbox(to: string): Promise<{ items: object[] }> {
  const response = await fetch(`${app.direct}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
  return z.object({ items: z.array(z.looseObject({})) }).parse(await response.json());
}

test('mail goes out once its transaction is committed', async () => {
  const tenant = await aTenant(app);
  const to = `${tenant.id}@example.com`;
  await app.services.database.write(tenant.id, null, (tx) => sendMail(tx, to, hello));
  await vi.waitFor(async () => expect((await mailbox(to)).items).toHaveLength(1), 5000);
  expect((await mailbox(to)).items[0]).toMatchObject({ to, subject: 'Hello <you>' });

  const page = await fetch(`${app.direct}/dev/mailbox?to=${to}`);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  const shown = await page.text();
  expect(shown).toContain('Hello &lt;you&gt;');
  expect(shown).toMatch(/<time datetime="[^"]+">\d{1,2} \w{3} \d{4}, \d\d:\d\d<\/time>/);
  expect(shown).toContain('<a class="action" href="https://kazi.example/?a=1&amp;b=&quot;2&quot;">Go</a>');
  expect(shown.replaceAll(/<[^>]+>/g, '')).not.toMatch(/https:|\d{4}-\d\d-\d\dT/);
});

test('mail of a transaction that failed never goes out', async () => {
  const tenant = await aTenant(app);
  const [lost, kept] = [`lost-${tenant.id}@example.com`, `kept-${tenant.id}@example.com`];
  const failing = app.services.database.write(tenant.id, null, async (tx) => {
    await sendMail(tx, lost, hello);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await app.services.database.write(tenant.id, null, (tx) => sendMail(tx, kept, hello));
  await vi.waitFor(async () => expect((await mailbox(kept)).items).toHaveLength(1), 5000);
  expect((await mailbox(lost)).items).toEqual([]);
});

test('what a letter says stays text in its HTML', () => {
  expect(hello.html).toContain('One &amp; two');
  expect(hello.html).toContain('href="https://kazi.example/?a=1&amp;b=&quot;2&quot;"');
});

test('a letter says which language it is in, and from which side it is read', () => {
  expect(hello.html).toContain('<html lang="en" dir="ltr">');
  const arabic = letter(readerIn('ar'), { ...words, quote: 'What a person wrote' });
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.html).toContain('<div lang="ar" dir="rtl"');
  expect(arabic.html).toContain(' dir="auto">What a person wrote</p>');
  expect(letter(readerIn('fr'), words).text).toContain('Go\u00a0:\n');
});

test('a mail is in the look of its workspace, and from who caused it by way of that', () => {
  const look = { name: 'Mawingu & Sons', logo: '/files/1/logo/2.png', accent: '#ffd400' };
  const { sender, html } = inLook(
    letter(readerIn('en'), { ...words, by: 'Akinyi Otieno' }),
    look,
    'https://kazi.example',
  );
  expect(sender).toBe('Akinyi Otieno via Mawingu & Sons');
  expect(html).toContain('<img src="https://kazi.example/files/1/logo/2.png"');
  expect(html).toContain('Mawingu &amp; Sons</bdi>');
  const ground = /background:(#[0-9a-f]{6});color/.exec(html)?.[1];
  expect(ground).toBe(accentShades('#ffd400').shades[7]);
  expect(html).not.toMatch(/<(accent|head|workspace)>/);
  expect(inLook(hello, look, '').sender).toBe('Mawingu & Sons');
  expect(inLook(letter(readerIn('ar'), { ...words, by: 'Akinyi' }), look, '').sender).toBe(
    'Akinyi عبر Mawingu & Sons',
  );
});

test('in production mail is not sent over a wire that others may read', async () => {
  const server = await aMailServer();
  // It is reached like another machine, and offers no TLS.
  const smtpUrl = server.url.replace('127.0.0.1', '0.0.0.0');
  const mail = { to: 'amina@example.com', ...hello };
  const config = { ...app.services.config, smtpUrl };
  const [open, careful] = [false, true].map((production) =>
    openMailer({ ...config, production }, app.services.database),
  );
  await open?.deliver(mail);
  expect(server.mails).toHaveLength(1);
  await expect(careful?.deliver(mail)).rejects.toThrow(/STARTTLS/);
  expect(server.mails).toHaveLength(1);
  open?.close();
  careful?.close();
  server.close();
});

test('with SMTP_URL mail goes to the mail server, and is tried again while that turns it away', async () => {
  const own = await anOwnDatabase(); // else a server without SMTP_URL could take the job
  await migrate(own.url);
  const server = await aMailServer();
  const sender = await startApp({
    databaseUrl: own.url,
    smtpUrl: server.url,
    mailFrom: 'Kazi <kazi@example.com>',
    logLevel: 'silent',
  });
  const tenant = await aTenant(sender);
  server.refuse(true);
  await sender.services.database.write(tenant.id, null, (tx) => sendMail(tx, 'amina@example.com', hello));
  const failures = async () => {
    const metrics = await (await fetch(`${sender.address}/metrics`)).text();
    return metrics.includes('jobs_total{job="send-mail",outcome="failed"} 1');
  };
  await vi.waitFor(async () => expect(await failures()).toBe(true), 10_000);
  expect(server.mails).toEqual([]);
  server.refuse(false);
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), 20_000);
  expect(server.mails[0]).toMatch(/^From: "?Test workspace"? <kazi@example.com>$/m);
  expect(server.mails[0]).toMatch(/^To: amina@example.com$/m);
  expect(server.mails[0]).toMatch(/^Subject: Hello <you>$/m);
  expect((await fetch(`${sender.direct}/dev/mailbox`)).status).toBe(404);
  await sender.stop();
  server.close();
  await own.drop();
});

test('a mail server that hangs holds up no other work; each mail comes once it speaks again, under one id', async () => {
  const own = await anOwnDatabase();
  await migrate(own.url);
  const server = await aMailServer();
  const sender = await startAlone({ databaseUrl: own.url, smtpUrl: server.url, logLevel: 'silent' });
  const user = await aUser(sender, await aTenant(sender));
  server.hang(true);
  const people = Array.from({ length: 8 }, (_, n) => `person-${n}@example.com`);
  await sender.services.database.write(user.tenant.id, null, async (tx) => {
    for (const person of people) await sendMail(tx, person, hello);
  });
  await vi.waitFor(() => expect(server.silent()).toBeGreaterThan(0), 10_000);

  const number = '254711222333';
  const { status } = await pay(sender, user, 'mpesa-topup', { phone: `+${number}`, amount: 100_00 });
  expect(status).toBe(201);
  await vi.waitFor(async () => expect((await phone(sender, number)).prompts).toHaveLength(1), 5000);
  expect(server.mails).toEqual([]);

  server.hang(false);
  await vi.waitFor(() => expect(server.mails).toHaveLength(people.length), 60_000);
  const read = (header: string) =>
    server.mails.map((mail) => new RegExp(`^${header}: (.+)$`, 'm').exec(mail)?.[1]);
  expect(read('To').sort()).toEqual(people);
  expect(new Set(read('Message-ID')).size).toBe(people.length);
  await sender.stop();
  server.close();
  await own.drop();
});
