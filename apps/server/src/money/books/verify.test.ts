import { beforeAll, expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { command } from '../../../test/command.ts';
import { databaseUrl } from '../../../test/database-url.ts';
import { aFund } from '../../../test/factories/funds.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { superuserUrl, useClient } from '../../../test/own-database.ts';
import { wallet } from '../../../test/wallet.ts';
import { moneyJobs } from '../index.ts';
import { verifyBooks } from './verify.ts';

let owner: TestUser;

const server = useServer({ logLevel: 'silent' });
const superuser = useClient(superuserUrl);
beforeAll(async () => {
  owner = await aUser(server, await aTenant(server), { role: 'owner' });
  await aFund(server, owner, 100);
});

const alerts = async (): Promise<{ kind: string; text: string }[]> =>
  (await api(server, owner).get('reconciliation/alerts')).body.items;

async function verifications(outcome: 'sound' | 'unsound'): Promise<number> {
  const text = await server.services.metrics.registry.metrics();
  return Number(
    new RegExp(`ledger_verifications_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0,
  );
}

/** Changes a balance beside the ledger, as only the database's superuser can. */
const corrupt = (account: string, cents: number) =>
  superuser.query('update ledger_accounts set credits_posted = credits_posted + $2 where id = $1', [
    account,
    cents,
  ]);

test('books that do not add up raise an alert, and sound ones do not', async () => {
  await verifyBooks(server.services);
  expect(await alerts()).toEqual([]);
  expect(await verifications('unsound')).toBe(0);
  expect(await verifications('sound')).toBeGreaterThan(0);

  const { id } = (await wallet(server, owner)).primary;
  await corrupt(id, 1);
  try {
    await verifyBooks(server.services);
    await verifyBooks(server.services);
  } finally {
    await corrupt(id, -1);
  }
  const [alert, ...others] = await alerts();
  expect(alert).toMatchObject({ kind: 'books-unsound' });
  expect(alert?.text).toContain(id);
  expect(others).toEqual([]); // once a day, however often it is looked at
  expect(await verifications('unsound')).toBe(2);
});

test('on demand a command says of each workspace whether its books add up, and fails where they do not', async () => {
  const run = (words: string[] = []) =>
    command('books-verify', words, { env: { ...process.env, DATABASE_URL: databaseUrl() } });
  const { key } = owner.tenant;
  const sound = await run();
  expect(sound.stderr).toBe('');
  expect(sound.stdout).toMatch(
    new RegExp(`^${key}: every account is what its transfers come to; [1-9]`, 'm'),
  );
  const { id } = (await wallet(server, owner)).primary;
  const before = await alerts();
  await corrupt(id, 7);
  try {
    const { code, stdout } = await run();
    expect(stdout).toMatch(new RegExp(`^${key}: DOES NOT ADD UP`, 'm'));
    expect(stdout).toMatch(
      new RegExp(`^ {2}account ${id} says \\d+ cents by \\d+ transfers, its transfers \\d+ cents`, 'm'),
    );
    expect(code).toBe(1);
  } finally {
    await corrupt(id, -7);
  }
  expect(await alerts()).toEqual(before);
  expect((await run()).code).toBe(0);
  expect(await run(['--all'])).toMatchObject({ code: 1, stderr: expect.stringMatching(/takes no words/) });
});

test('the books are verified every night', () => {
  expect(moneyJobs.find(({ name }) => name === 'verify-books')?.schedule).toBeDefined();
});
