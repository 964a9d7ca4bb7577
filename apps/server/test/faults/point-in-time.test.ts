import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { expectMade } from '../answers.ts';
import { api } from '../api.ts';
import { startAlone } from '../app.ts';
import { verified } from '../books.ts';
import { canArchive, startArchived } from '../cluster/archived.ts';
import { aFund } from '../factories/funds.ts';
import { aTenant } from '../factories/tenant.ts';
import { aUser } from '../factories/user.ts';
import { wallet } from '../wallet.ts';

if (!canArchive)
  console.log('Skipped: a database that goes back to a moment, since pgBackRest is not installed.');

const shillings = 4_000;

test.skipIf(!canArchive)(
  'a database goes back to the moment before a mistake: what was acknowledged is there, and the books balance',
  async () => {
    const archived = await startArchived();
    onTestFinished(() => archived.stop());
    await migrate(archived.url);
    const app = await startAlone({ databaseUrl: archived.url });
    const tenant = await aTenant(app);
    const user = await aUser(app, tenant, { role: 'owner' });
    const owner = api(app, user);
    await archived.backUp();
    await expectMade(owner, 'projects', { name: 'After the backup', key: 'AFTER' });
    await aFund(app, user, shillings);
    const moment = await ask<string>(archived.url, 'select clock_timestamp()::text');
    await expectMade(owner, 'projects', { name: 'After the moment', key: 'LATER' });
    await ask(archived.url, 'delete from projects'); // by hand, past the product
    await app.stop();

    await archived.goBackTo(moment);
    const again = await startAlone({ databaseUrl: archived.url });
    onTestFinished(() => again.stop());
    const { body } = await api(again, user).get('projects');
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['After the backup']);
    expect((await wallet(again, user)).has).toBe(shillings * 100);
    expect(await verified(again, tenant)).toEqual({ differences: [], strays: [] });
  },
);

/** The first value that a statement answers with. */
async function ask<Value>(url: string, statement: string): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}
