import { authed } from '../../http/procedures.ts';
import { toPage } from '../../page.ts';
import { refuse } from '../../refuse.ts';
import { readerIn } from '../../texts/reader.ts';
import { accountOf, walletCurrency as currency } from '../books/accounts.ts';
import { statementFile } from '../statements/statement.ts';
import {
  accountsOfUser,
  findAccount,
  maySeeWallet,
  presentAccount,
  presentEntry,
  presentHeld,
  userExists,
} from './accounts.ts';
import { entriesBefore, entriesOf, entryKeys } from './entries.ts';
import { heldFor } from './held.ts';
import { monthsOf } from './months.ts';

const calls = authed.money.accounts;

export const accounts = {
  ofUser: calls.ofUser.handler(
    async ({ input: { id: user }, context: { readShown, write, viewer, tenant } }) => {
      if (!maySeeWallet(viewer, user)) throw refuse('not-found', { noun: 'user' });
      const found = await readShown((db) => accountsOfUser(db, { tenant, user }));
      if (found.length >= 2) return { items: found.map(presentAccount) };
      return write(async (tx) => {
        if (!(await userExists(tx, tenant, user))) throw refuse('not-found', { noun: 'user' });
        await accountOf(tx, { kind: 'primary', user, currency });
        await accountOf(tx, { kind: 'on-hold', user, currency });
        return { items: (await accountsOfUser(tx, { tenant, user })).map(presentAccount) };
      });
    },
  ),

  entries: calls.entries.handler(({ input: { id, cursor, ...filter }, context }) =>
    context.readShown(async (db) => {
      const { tenant, viewer, services } = context;
      const account = await findAccount(db, viewer, id);
      const before = entriesBefore(cursor);
      const rows = await entriesOf(db, { tenant, account: account.id, before, ...filter });
      const present = (row: (typeof rows)[number]) => presentEntry(row, viewer, services.addresses);
      return toPage(rows, filter.limit, { keys: entryKeys, present });
    }),
  ),

  held: calls.held.handler(({ input: { id }, context: { readShown, tenant, viewer, services } }) =>
    readShown(async (db) => {
      const account = await findAccount(db, viewer, id);
      const as = account.kind === 'on-hold' ? 'agent' : 'payer';
      const rows = await heldFor(db, { tenant, user: account.user_id, currency: account.currency, as });
      return { items: rows.map((row) => presentHeld(row, viewer, services.addresses)) };
    }),
  ),

  months: calls.months.handler(({ input: { id, months }, context: { readShown, tenant, viewer } }) =>
    readShown(async (db) => {
      const account = await findAccount(db, viewer, id);
      return { items: await monthsOf(db, { tenant, account, months }) };
    }),
  ),

  statement: calls.statement.handler(({ input: { id, ...period }, context }) =>
    context.readShown(async (db) => {
      const { viewer, language, timeZone } = context;
      const account = await findAccount(db, viewer, id);
      return statementFile(db, viewer.tenant, account, period, readerIn(language, timeZone));
    }),
  ),
};
