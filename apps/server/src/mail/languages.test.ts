import { expect, test, vi } from 'vitest';
import { expectMade } from '../../test/answers.ts';
import { api } from '../../test/api.ts';
import { useServer } from '../../test/app.ts';
import { aNewcomer, anOpenTenant } from '../../test/factories/newcomer.ts';
import { preferring } from '../../test/factories/preferences.ts';
import { aShop } from '../../test/factories/shop.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { aUser } from '../../test/factories/user.ts';
import { mailsTo, tokenFor } from '../../test/mail.ts';

const app = useServer();

/** The one mail that comes to an address. */
const mailTo = (address: string) =>
  vi.waitFor(
    async () => {
      const [mail] = await mailsTo(app, address);
      if (!mail) throw new Error(`No mail to ${address}`);
      return mail;
    },
    { timeout: 15_000, interval: 50 },
  );

test('a person who prefers Swahili gets Swahili mail', async () => {
  const tenant = await aTenant(app);
  const user = await aUser(app, tenant);
  await preferring(app, user, { language: 'sw' });
  await api(app, { tenant }).post('password-reset', { email: user.email });
  const { subject, text, html } = await mailTo(user.email);
  expect(subject).toMatch(/^Weka nenosiri jipya la /);
  expect(text).toContain('Ikiwa si wewe, puuza barua pepe hii');
  expect(html).toContain('<html lang="sw" dir="ltr">');
});

test('mail of a person who prefers Arabic is read from the right, amounts and titles apart from it', async () => {
  const shop = await aShop(app);
  await preferring(app, shop.agent, { language: 'ar' });
  await expectMade(shop.client.as, 'tasks', {
    app: shop.app.id,
    title: 'Check stock',
    assignees: [shop.agent.id],
  });
  const { subject, html } = await mailTo(shop.agent.email);
  expect(subject).toMatch(/^أسند إليك \u2068/);
  expect(html).toContain('<html lang="ar" dir="rtl">');
});

test('an invitation speaks the language of who invites, and names the role in it', async () => {
  const tenant = await aTenant(app);
  const owner = await aUser(app, tenant, { role: 'owner', firstName: 'Aïcha', lastName: 'Diallo' });
  await preferring(app, owner, { language: 'fr' });
  const email = aNewcomer().email;
  await expectMade(api(app, owner), 'invitations', { email, role: 'manager' });
  const { subject, text } = await mailTo(email);
  expect(subject).toMatch(/^Aïcha Diallo vous invite dans /);
  expect(text).toContain('comme gestionnaire.');
  expect(text).toContain('Voir l’invitation\u00a0:\n');
});

test('who registers on a page in Swahili gets Swahili mail, and keeps the language', async () => {
  const tenant = await anOpenTenant(app);
  const newcomer = aNewcomer();
  const registered = await api(app, { tenant }).send('users', {
    method: 'POST',
    body: JSON.stringify(newcomer),
    headers: { 'content-type': 'application/json', 'accept-language': 'sw-KE,en;q=0.5' },
  });
  expect(registered.status).toBe(201);
  expect((await mailTo(newcomer.email)).subject).toMatch(/^Thibitisha akaunti yako ya /);
  const token = await tokenFor(app, newcomer.email, 'confirm');
  const { email, password } = newcomer;
  await api(app, { tenant }).patch(`users/confirm/${token}`, { password });
  const { body } = await api(app, { tenant }).post('auth', { email, password });
  const preferences = await api(app, { tenant, token: body.token }).get(
    `user-preference/user/${body.user.id}`,
  );
  expect(preferences.body).toMatchObject({ language: 'sw' });
});
