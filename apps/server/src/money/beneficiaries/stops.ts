import type { Db } from '../../database/tenancy.ts';
import { type OpenContext, open } from '../../http/procedures.ts';
import { refuse } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { takeBackUnsent } from '../payments/take-back.ts';
import { lockWallet } from '../payments/withdraw.ts';
import { removeBeneficiary } from './commands.ts';
import { numberOf } from './present.ts';
import { type BeneficiaryRow, beneficiaryById } from './queries.ts';
import { stoppedBy } from './stop-token.ts';

const calls = open.money.beneficiaryStops;

/** The receiver that a token stops. Throws 404 where the token is wrong, or the receiver removed already. */
async function find(db: Db, { services, tenant }: OpenContext, token: string): Promise<BeneficiaryRow> {
  const id = stoppedBy(services, { tenant, token });
  const row = id && (await beneficiaryById(db, tenant, id));
  if (!row) throw refuse('not-found', { noun: 'receiver' });
  return row;
}

export const beneficiaryStops = {
  open: calls.open.handler(async ({ input: { token }, context }) => {
    await context.services.guessing.count('receiver-stop', { ip: context.ip });
    const row = await context.readShown((db) => find(db, context, token));
    return { name: row.name, number: numberOf(row) };
  }),

  stop: calls.stop.handler(async ({ input: { token }, context }) => {
    await context.services.guessing.count('receiver-stop', { ip: context.ip });
    return context.write(async (tx) => {
      const row = await find(tx, context, token);
      // A withdrawal that is being made holds this lock: it is taken back too.
      await lockWallet(tx, row.user_id);
      await removeBeneficiary(tx, row);
      await takeBackUnsent(tx, {
        user: row.user_id,
        beneficiary: row.id,
        note: 'Its recipient was stopped from an e-mail',
      });
      return { message: doneText(context.language, 'stopped', { name: row.name }) };
    });
  }),
};
