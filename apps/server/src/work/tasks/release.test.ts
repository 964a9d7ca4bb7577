import { expect, test } from 'vitest';
import { useServer } from '../../../test/app.ts';
import { kes, paidWork, type Version } from '../../../test/factories/paid-work.ts';
import { aShop } from '../../../test/factories/shop.ts';
import { useAnew } from '../../../test/use.ts';
import { wallet } from '../../../test/wallet.ts';

const server = useServer({ undoSeconds: 3600 });

const shop = useAnew(() => aShop(server));
const work = paidWork(server, shop);

test.each([
  ['its task is opened again', (task: Version) => work.post(task, 'reopening')],
  ['its task is deleted', ({ _id }: Version) => shop.client.as.delete(`tasks/${_id}`)],
  ['its app is deleted', () => shop.client.as.delete(`apps/${shop.app.id}`)],
  ['its project is deleted', () => shop.client.as.delete(`projects/${shop.project.id}`)],
])('what is being released has been earned: it is paid when %s', async (_, act) => {
  const done = (await work.accept(await work.submitted(100))).body;
  const { status } = await act(done);
  expect([200, 201]).toContain(status);
  await work.expectBalanced(100_00);
});

test('the call that releases what is on hold pays at once, and asks from the confirmation amount on', async () => {
  const releasing = (await work.accept(await work.submitted(100))).body;
  const large = await work.submitted(6_000);
  const { onHold } = await wallet(server, shop.agent);
  const path = `accounts/onhold-to-primary/${onHold.id}`;
  const asked = await shop.client.as.put(path);
  expect(asked.body).toMatchObject({ code: 'REWARD_NOT_CONFIRMED', data: { reward: kes(6_100) } });
  const { body } = await shop.client.as.put(path, { confirmedReward: kes(6_100) });
  expect(body.released).toEqual(kes(6_100));
  await work.expectBalanced(6_100_00);
  for (const { _id } of [releasing, large])
    expect((await shop.client.as.get(`tasks/${_id}`)).body.rewardState).toBe('released');
});
