import { expect, test } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { aFund } from '../../../test/factories/funds.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { longAgo, pay } from '../../../test/wallet.ts';

const server = useServer();

test('the movements of a payment say by which way it went, and to whom; others are of none', async () => {
  const user = await aUser(server, await aTenant(server), { role: 'agent' });
  const me = api(server, user);
  await aFund(server, user, 50_000);
  const bank = { name: 'Amina Otieno', bank: '11', account: '01109876543210' };
  const { id: beneficiary } = await expectMade(me, 'bank-accounts', bank);
  await longAgo(server, user);
  const paid = await pay(server, user, 'withdraw/bank/ift', { beneficiary, amount: 1_000_00 });
  expect(paid.status, JSON.stringify(paid.body)).toBe(201);

  const accounts = (await me.get(`accounts/user/${user.id}`)).body.items;
  const { id } = accounts.find(({ kind }: { kind: string }) => kind === 'primary');
  const { items } = (await me.get(`accounts/${id}/entries`)).body;
  const party = { operation: 'bank-transfer', name: 'Amina Otieno' };
  const told = items.map((entry: Record<string, unknown>) => [entry.kind, entry.payment, entry.party]);
  expect(told).toContainEqual(['withdrawal', paid.body.id, party]);
  expect(told.at(-1)).toEqual(['opening', null, null]);
});
