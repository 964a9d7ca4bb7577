import { randomInt } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectMade } from '../../test/answers.ts';
import { type Answer, api } from '../../test/api.ts';
import { useServer } from '../../test/app.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../test/factories/user.ts';
import { answerPrompt, pay, phone } from '../../test/wallet.ts';

let user: TestUser;

const server = useServer({ guessLimit: 1_000 });
const second = useServer({ guessLimit: 1_000 });
beforeEach(async () => {
  user = await aUser(server, await aTenant(server));
});

const aPhone = () => `2547${randomInt(10_000_000, 99_999_999)}`;
const topUp = (number: string, as = user, key?: string, on = server) =>
  pay(on, as, 'mpesa-topup', { phone: `+${number}`, amount: 100 }, key);
const textsOn = async (number: string) => (await phone(server, number)).texts.length;

/** Asserts a refusal that says what was too often, and when it may be tried again. */
function expectTooOften({ status, headers, body }: Answer, said: RegExp): void {
  expect(status, JSON.stringify(body)).toBe(429);
  expect(body.data.errorMessage).toMatch(said);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

/** Does it until it is refused, at most so often. Gives how often it was done, and the refusal. */
async function untilRefused(most: number, act: (time: number) => Promise<Answer>) {
  for (let time = 0; time < most; time++) {
    const answer = await act(time);
    if (answer.status >= 400) return { times: time, answer };
  }
  throw new Error(`It was done ${most} times and never refused`);
}

test('a phone is asked to pay five times an hour, whoever asks, wherever, and also when it declines', async () => {
  const number = aPhone();
  const { body } = await topUp(number);
  await vi.waitFor(async () => expect((await phone(server, number)).prompts).toHaveLength(1), 10_000);
  await answerPrompt(server, body.reference, 'decline');
  for (let time = 0; time < 4; time++) {
    const stranger = await aUser(server, await aTenant(server));
    expect((await topUp(number, stranger, undefined, time % 2 ? server : second)).status).toBe(201);
  }
  expectTooOften(
    await topUp(number),
    /^Too many payment requests were sent to this phone\. Try again in \d+ minutes\.$/,
  );
  expect((await topUp(aPhone())).status).toBe(201);
});

test('a top-up that is sent again with its key is no new prompt', async () => {
  const number = aPhone();
  for (let time = 0; time < 8; time++) expect((await topUp(number, user, 'once')).status).toBe(201);
});

test('one person asks twenty phones an hour', async () => {
  const { times, answer } = await untilRefused(25, () => topUp(aPhone()));
  expect(times).toBe(20);
  expectTooOften(answer, /^You have sent too many payment requests to phones/);
});

test('codes to a phone are few, be they for a new wallet, a new number of one, or a new code', async () => {
  const number = aPhone();
  const made = await expectMade(api(server, user), 'mobile-wallets', { name: 'A', phone: `+${number}` });
  await api(server, user).post('mobile-wallets/verify', { id: made.id });
  const others = await Promise.all([1, 2, 3].map(() => aUser(server, user.tenant)));
  for (const other of others) {
    const { id } = await expectMade(api(server, other), 'mobile-wallets', {
      name: 'B',
      phone: `+${aPhone()}`,
    });
    expect((await api(server, other).put(`mobile-wallets/${id}`, { phone: `+${number}` })).status).toBe(200);
  }
  const said = /^Too many codes were sent to this phone/;
  expectTooOften(await api(server, user).post('mobile-wallets/verify', { id: made.id }), said);
  const late = await aUser(server, await aTenant(server));
  expectTooOften(await api(server, late).post('mobile-wallets', { name: 'C', phone: `+${number}` }), said);
  await vi.waitFor(async () => expect(await textsOn(number)).toBe(5), 10_000);
});

test('one person has ten codes an hour sent, by changing a wallet’s number too', async () => {
  const { id } = await expectMade(api(server, user), 'mobile-wallets', { name: 'A', phone: `+${aPhone()}` });
  const { times, answer } = await untilRefused(20, () =>
    api(server, user).put(`mobile-wallets/${id}`, { phone: `+${aPhone()}` }),
  );
  expect(times).toBe(9);
  expectTooOften(answer, /^You have requested too many codes/);
});

test('one person adds or changes twenty receivers a day', async () => {
  const add = (time: number) =>
    api(server, user).post('bank-accounts', { name: 'A', bank: '11', account: `${10_000_000 + time}` });
  const { times, answer } = await untilRefused(30, add);
  expect(times).toBe(20);
  expectTooOften(answer, /^You have added or changed too many recipients\. Try again in 24 hours\.$/);
});
