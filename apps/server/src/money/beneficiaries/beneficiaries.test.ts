import { describe, expect, test, vi } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useAnew } from '../../../test/use.ts';
import { phone } from '../../../test/wallet.ts';

const server = useServer();
let last = 20_000_000;
const bank = { name: 'Amina Otieno', bank: '68', account: '0110 1234 5678' };

const user = useAnew(async () => aUser(server, await aTenant(server)));

const as = () => api(server, user);
const newPhone = () => {
  last += 1;
  return `2547${last}`;
};

/** The code of the newest message on a phone, once there are so many. */
async function codeOn(number: string, messages = 1): Promise<string> {
  const texts = await vi.waitFor(async () => {
    const shown = await phone(server, number);
    expect(shown.texts).toHaveLength(messages);
    return shown.texts;
  }, 10_000);
  return /^\d{6}/.exec(texts[0]?.text ?? '')?.[0] ?? '';
}

const kinds = [
  ['bank-accounts', bank],
  ['pesalink-beneficiaries', { type: 'PESALINK_BANK', ...bank }],
  ['mobile-wallets', { name: 'Amina', phone: '+254712345678' }],
] as const;

describe.each(kinds)('%s', (path, given) => {
  test('need a login', () =>
    expectEach(api(server, { tenant: user.tenant }), 401, [
      ['get', path],
      ['post', path, given],
    ]));

  test('are one’s own: added, listed, changed and removed', async () => {
    const made = await expectMade(as(), path, given);
    const colleague = api(server, await aUser(server, user.tenant, { role: 'owner' }));
    const outsider = api(server, await aUser(server, await aTenant(server)));
    for (const other of [colleague, outsider])
      await expectEach(other, 404, [
        ['put', `${path}/${made.id}`, { name: 'Mine' }],
        ['delete', `${path}/${made.id}`],
      ]);
    expect((await colleague.get(path)).body.items).toEqual([]);
    expect((await as().put(`${path}/${made.id}`, { name: 'Amina A. Otieno' })).body.name).toBe(
      'Amina A. Otieno',
    );
    expect((await as().get(path)).body.items).toMatchObject([{ id: made.id, name: 'Amina A. Otieno' }]);
    expect((await as().post(path, given)).status).toBe(409);
    expect((await as().delete(`${path}/${made.id}`)).status).toBe(200);
    expect((await as().get(path)).body.items).toEqual([]);
    await expectMade(as(), path, given); // a removed one can be added again
  });

  test('never break on bad input', async () => {
    const made = await expectMade(as(), path, given);
    await survivesBadInput(as(), { method: 'GET', path, runs: 20 });
    await survivesBadInput(as(), { method: 'POST', path, body: { ...given } });
    await survivesBadInput(as(), { method: 'PUT', path: `${path}/${made.id}`, body: { ...given } });
    await survivesBadInput(as(), { method: 'DELETE', path: `${path}/${made.id}`, runs: 20 });
  });
});

test('numbers leave the server masked', async () => {
  const made = await expectMade(as(), 'bank-accounts', bank);
  expect(made).toMatchObject({
    account: '•••• 5678',
    bank: { code: '68', name: expect.stringContaining('Equity') },
  });
  expect(JSON.stringify(made)).not.toContain('01101234');
});

test('a receiver has the numbers of its kind, and no others', async () => {
  for (const [path, given, field] of [
    ['bank-accounts', { ...bank, bank: '99' }, 'bank'],
    ['bank-accounts', { ...bank, account: '12' }, 'account'],
    ['pesalink-beneficiaries', { type: 'PESALINK_PHONE', name: 'A' }, 'phone'],
    ['pesalink-beneficiaries', { type: 'PESALINK', ...bank }, 'phone'],
    ['pesalink-beneficiaries', { type: 'BANK', ...bank }, 'type'],
    ['mobile-wallets', { name: 'A', phone: '+4915112345678' }, 'phone'],
  ] as const) {
    const { status, body } = await as().post(path, given);
    expect([status, Object.keys(body.data.fields)], JSON.stringify(body)).toEqual([400, [field]]);
  }
  const byPhone = await expectMade(as(), 'pesalink-beneficiaries', {
    type: 'PESALINK_PHONE',
    name: 'A',
    phone: '+254712000111',
  });
  expect((await as().put(`pesalink-beneficiaries/${byPhone.id}`, { account: '12345678' })).status).toBe(400);
});

test('banks can be chosen from', async () => {
  const { body } = await as().get('banks');
  expect(body.items).toContainEqual({ code: '01', name: expect.stringContaining('KCB') });
});

describe('a mobile wallet is verified', () => {
  test('by the code sent to it, once', async () => {
    const number = newPhone();
    const made = await expectMade(as(), 'mobile-wallets', { name: 'Amina', phone: `+${number}` });
    expect(made.verifiedAt).toBeNull();
    const code = await codeOn(number);
    const { status, body } = await as().post('mobile-wallets/verify', { id: made.id, code });
    expect([status, body.verifiedAt]).toEqual([200, expect.any(String)]);
    const moved = await as().put(`mobile-wallets/${made.id}`, { phone: `+${newPhone()}` });
    expect(moved.body.verifiedAt).toBeNull(); // another number is another phone
  });

  test('not by a wrong code, and after five not by the right one either', async () => {
    const number = newPhone();
    const { id } = await expectMade(as(), 'mobile-wallets', { name: 'Amina', phone: `+${number}` });
    const code = await codeOn(number);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries++)
      expect((await as().post('mobile-wallets/verify', { id, code: wrong })).status).toBe(400);
    expect((await as().post('mobile-wallets/verify', { id, code })).status).toBe(400);
    await as().post('mobile-wallets/verify', { id }); // a new one
    const fresh = await codeOn(number, 2);
    expect((await as().post('mobile-wallets/verify', { id, code: fresh })).body.verifiedAt).not.toBeNull();
  });

  test('by whose it is alone, and by nothing strange', async () => {
    const number = newPhone();
    const { id } = await expectMade(as(), 'mobile-wallets', { name: 'Amina', phone: `+${number}` });
    const other = api(server, await aUser(server, user.tenant, { role: 'owner' }));
    expect((await other.post('mobile-wallets/verify', { id, code: await codeOn(number) })).status).toBe(404);
    await survivesBadInput(as(), {
      method: 'POST',
      path: 'mobile-wallets/verify',
      body: { id, code: '123456' },
    });
  });
});
