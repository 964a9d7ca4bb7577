import { abilityOf, type Rule } from '@kazi/contract/abilities';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../test/app.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { findViewer } from '../../identity/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { maySeeWallet, seesWalletOf } from './accounts.ts';

/** Who may see a wallet is asked of one wallet, and within a query of many: every role is asked both ways. */
const roles: Record<string, { rules: readonly Rule[]; sees: 'none' | 'own' | 'all' }> = {
  nothing: { rules: [], sees: 'none' },
  'reads accounts': { rules: [{ action: 'read', subject: 'Account' }], sees: 'own' },
  'reads payments': { rules: [{ action: 'read', subject: 'Payment' }], sees: 'none' },
  'reads everything of theirs': { rules: [{ action: 'read', subject: 'all' }], sees: 'own' },
  'manages payments': { rules: [{ action: 'manage', subject: 'Payment' }], sees: 'none' },
  'manages accounts': { rules: [{ action: 'manage', subject: 'Account' }], sees: 'all' },
  'manages everything': { rules: [{ action: 'manage', subject: 'all' }], sees: 'all' },
};

const app = useServer();
let viewer: Viewer;
let owners: string[];

beforeAll(async () => {
  const tenant = await aTenant(app);
  const [user, other] = [await aUser(app, tenant), await aUser(app, tenant)];
  const found = await findViewer(app.services.database, tenant.id, { token: user.token });
  if (!found) throw new Error('The user has no session');
  viewer = found;
  owners = [user.id, other.id];
});

test.each(Object.entries(roles))('a role that %s sees the same wallets both ways', async (_, role) => {
  const asked = { ...viewer, ability: abilityOf(role.rules) };
  const rows = await app.services.database.read(viewer.tenant, (db) =>
    db
      .selectFrom('users as u')
      .select('u.id')
      .where('u.tenant_id', '=', viewer.tenant)
      .where('u.id', 'in', owners)
      .where(seesWalletOf(asked, sql.ref('u.id')))
      .orderBy('u.id')
      .execute(),
  );
  const found = rows.map(({ id }) => id);
  expect(found).toEqual(owners.filter((owner) => maySeeWallet(asked, owner)).toSorted());
  expect(found).toEqual({ none: [], own: [viewer.user.id], all: owners.toSorted() }[role.sees]);
});
