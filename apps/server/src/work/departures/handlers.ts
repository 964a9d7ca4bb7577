import { type Departure, type HandoverKind, handoverKinds } from '@kazi/contract/work';
import { taskReadersAmong } from '../../access/index.ts';
import { lockById } from '../../database/by-id.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import {
  anonymiseUser,
  claimForRemoval,
  findUser,
  isUsedElsewhere,
  markRemoved,
  mayRemove,
  maySuspend,
  presentUser,
} from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import { availableTo, hasMoney, keepsAccounts, rewardsOf, walletCurrency } from '../../money/index.ts';
import { lockOwned } from '../../organisation/index.ts';
import { countUnpaid, runsPayroll, settingsOf } from '../../payroll/index.ts';
import { badInput, type Fields, refuse } from '../../refuse.ts';
import { renameMentions } from '../mentions.ts';
import { lockTasks } from '../tasks/policy.ts';
import { parts } from './parts.ts';
import { countDisputed, openTasks, type Whose } from './tasks.ts';

type Viewer = AuthedContext['viewer'];

/** Whether a kind passes to an heir: rights over the wallets of others only by who may give them. */
const passes = (viewer: Viewer, kind: HandoverKind) => !parts[kind].end || keepsAccounts(viewer);

async function moneyOf(
  db: Db,
  viewer: Viewer,
  user: string,
): Promise<Pick<Departure, 'promised' | 'wallet'>> {
  const [rewards, available] = await Promise.all([
    rewardsOf(db, viewer, user),
    availableTo(db, viewer, user),
  ]);
  return {
    promised: rewards && { amount: rewards.given.held, currency: rewards.currency },
    wallet: available === null ? null : { amount: available, currency: walletCurrency },
  };
}

async function payrollOf(db: Db, viewer: Viewer, whose: Whose): Promise<Departure['payroll']> {
  if (!runsPayroll(viewer)) return null;
  const [unpaid, { payer_id }] = await Promise.all([countUnpaid(db, whose), settingsOf(db, whose.tenant)]);
  return { unpaid, pays: payer_id === whose.user };
}

/** Throws 400 where what was typed to confirm is not the person's name. */
function refuseOtherName(row: { first_name: string; last_name: string }, typed: string): void {
  if (typed !== `${row.first_name} ${row.last_name}`) throw badInput({ name: 'name-of-person' });
}

type Removal = InputOf<Contract['work']['departures']['remove']>;

/** Throws 400 where an heir is the person themselves, or nobody active who may read tasks. */
async function refuseHeirs(tx: Tx, { id, heir, heirs = {} }: Removal): Promise<void> {
  const named = Object.entries({ heir, ...heirs }).flatMap(([field, user]) =>
    user === undefined ? [] : [{ field: field === 'heir' ? field : `heirs.${field}`, user }],
  );
  const readers = await taskReadersAmong(
    tx,
    tx.tenant,
    named.map(({ user }) => user),
  );
  const fields: Fields = {};
  for (const { field, user } of named) if (user === id || !readers.has(user)) fields[field] = 'heir';
  if (Object.keys(fields).length > 0) throw badInput(fields);
}

/** Hands over all that a person has, each kind to who is to get it. Throws 400 where nobody is. */
async function handOver(tx: Tx, viewer: Viewer, { id, heir, heirs = {} }: Removal): Promise<void> {
  const whose = { tenant: tx.tenant, user: id };
  await lockOwned(tx, id);
  await lockTasks(tx, await openTasks(tx, whose));
  for (const kind of handoverKinds) {
    const { find, pass, end } = parts[kind];
    const ids = await find(tx, whose);
    const to = heirs[kind] ?? heir;
    if (ids.length === 0) continue;
    if (end && !passes(viewer, kind)) await end(tx, { ids, from: id });
    else if (to === undefined) throw badInput({ heir: 'heir' });
    else await pass(tx, { ids, from: id, to });
  }
}

const calls = authed.work.departures;

export const departures = {
  preview: calls.preview.handler(({ input: { id }, context }) =>
    context.readShown(async (db) => {
      const { viewer, tenant } = context;
      const row = await findUser(db, context, id);
      if (!mayRemove(viewer, row)) throw refuse('may-not', { what: 'remove-this-person' });
      const whose = { tenant, user: id };
      const [counts, disputed, money, payroll] = await Promise.all([
        Promise.all(handoverKinds.map((kind) => parts[kind].find(db, whose))),
        countDisputed(db, whose),
        moneyOf(db, viewer, id),
        payrollOf(db, viewer, whose),
      ]);
      const items = handoverKinds.map((kind, at) => ({
        kind,
        count: counts[at]?.length ?? 0,
        passes: passes(viewer, kind),
      }));
      return { items, disputed, ...money, payroll };
    }),
  ),

  remove: calls.remove.handler(({ input, context }) =>
    context.write(async (tx) => {
      const { id, heir, heirs = {} } = input;
      const others = [...new Set([...(heir ? [heir] : []), ...Object.values(heirs)])];
      const row = await claimForRemoval(tx, context, { id, others });
      refuseOtherName(row, input.name);
      await refuseHeirs(tx, input);
      await handOver(tx, context.viewer, input);
      await markRemoved(tx, context, { row, heirs: others });
      return presentUser(await findUser(tx, context, id), context.viewer, context.services.addresses);
    }),
  ),
  anonymise: calls.anonymise.handler(async ({ input: { id, name }, context }) => {
    const { login_id } = await context.readShown((db) => findUser(db, context, id));
    const isShared = await isUsedElsewhere(context, login_id);
    return context.write(async (tx) => {
      await lockById(tx, 'users', id);
      const row = await findUser(tx, context, id);
      if (!maySuspend(context.viewer, row)) throw refuse('may-not', { what: 'remove-this-person' });
      if (!row.removed_at) throw refuse('not-removed-yet');
      refuseOtherName(row, name);
      if (await hasMoney(tx, { tenant: tx.tenant, user: id })) throw refuse('wallet-not-empty', { name });
      await renameMentions(tx, { id, name: await anonymiseUser(tx, context, { row, isShared }) });
      return presentUser(await findUser(tx, context, id), context.viewer, context.services.addresses);
    });
  }),
};
