import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { secondPersonRefusal, standingOf } from '../../identity/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { refuse } from '../../refuse.ts';
import { openChanges } from './open-changes.ts';
import { approveRefusal } from './policy.ts';
import type { RunRecord } from './rows.ts';

/** Throws 403 where the viewer does not count as the second person beside who prepared a run. */
export async function refuseAsSecond(tx: Tx, viewer: Viewer, run: RunRecord): Promise<void> {
  const standing = await standingOf(tx, { tenant: tx.tenant, user: viewer.user.id });
  const refusal = approveRefusal(viewer, run, standing);
  if (refusal === 'own') throw refuse('may-not', { what: 'approve-own-payroll' });
  if (refusal === 'let-in') throw refuse('may-not', { what: 'approve-payroll-of-inviter' });
  if (refusal === 'new') throw refuse('may-not', { what: 'act-on-new-right' });
}

/** Within a query over payslips `s` of a run and people `p`: the person has changed what it follows from, though another may have changed it since. */
const setsPay = ({ tenant }: Tx, run: string) => sql<boolean>`(
  exists (select ${openChanges} and a.actor_id = p.id) or s.employee_id in (
    select of.employee::uuid from audit_entries i cross join jsonb_array_elements_text(i.detail->'employees') of(employee)
    where i.tenant_id = ${tenant} and i.subject = 'payroll-run' and i.subject_id = ${run} and i.action = 'input-set'
      and i.actor_id = p.id))`;

/** Changes since last month that one person made, by who has reviewed them. */
interface OwnChange {
  setter: string;
  reviewer: string;
  /** Of one of the employees. */
  name: string;
}

/**
 * Throws 409 where what the approver changed of somebody's pay, or a person through whom they came in, was reviewed by nobody who
 * counts as a second person beside who changed it.
 */
export async function refuseReviewedAlone(tx: Tx, run: RunRecord): Promise<void> {
  if (!tx.actor) return;
  const { tenant, actor } = tx;
  const { through } = await standingOf(tx, { tenant, user: actor });
  const { rows } = await sql<OwnChange>`
    select p.id as setter, s.reviewed_by as reviewer, min(e.first_name || ' ' || e.last_name) as name
    from payslips s
    join employees e on e.tenant_id = s.tenant_id and e.id = s.employee_id
    cross join unnest(${[actor, ...through]}::uuid[]) as p (id)
    where s.tenant_id = ${tenant} and s.run_id = ${run.id} and s.change is not null and s.reviewed_by is not null
      and ${setsPay(tx, run.id)}
    group by p.id, s.reviewed_by
    order by name`.execute(tx);
  for (const { setter, reviewer, name } of rows) {
    if (reviewer === actor && setter === actor) throw refuse('reviewed-own-change', { name });
    const standing = await standingOf(tx, { tenant, user: reviewer });
    if (reviewer === actor || secondPersonRefusal(standing, [setter], ['manage Payroll']) !== null)
      throw refuse('reviewed-by-no-second', { name });
  }
}
