import { record } from '../../events/record.ts';
import { handle } from '../../jobs/job.ts';
import { salaryDecided } from '../../money/index.ts';
import type { Services } from '../../services.ts';
import { endPayment } from './pay.ts';
import { lockRun } from './rows.ts';

/** Follows a salary that has arrived, or has failed and can be sent again. */
async function follow(
  { tenant, payment }: { tenant: string; payment: string },
  { database }: Services,
): Promise<void> {
  await database.write(tenant, null, async (tx) => {
    const found = await tx
      .selectFrom('payslips as s')
      .innerJoin('payments as p', (join) =>
        join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.payment_id'),
      )
      .select(['s.run_id', 'p.status'])
      .where('s.tenant_id', '=', tenant)
      .where('s.payment_id', '=', payment)
      .executeTakeFirst();
    const run = found && (await lockRun(tx, found.run_id));
    if (!run) return;
    await tx
      .updateTable('payslips')
      .set({ payout: found.status === 'succeeded' ? 'arrived' : 'failed' })
      .where('tenant_id', '=', tenant)
      .where('payment_id', '=', payment)
      .where('payout', '=', 'waiting')
      .execute();
    await record(tx, { subject: 'payroll-run', subjectId: run.id, verb: 'payout-decided' });
    if (run.status === 'paying') await endPayment(tx, run);
  });
}

export const followHandler = handle(salaryDecided, follow);
