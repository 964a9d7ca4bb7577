import type { Dashboard, FirstStep } from '@kazi/contract/work';
import { type RawBuilder, sql } from 'kysely';
import { eachUser, projectsReached } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';

/** Something that a newcomer does first. */
interface Step {
  name: FirstStep;
  /** Whether the viewer's role may do it. */
  may: (viewer: Viewer) => boolean;
  /** Whose step it is, of the users `me` who may; everybody's, where nothing is said. */
  isFor?: RawBuilder<boolean>;
  /** The fact by which it is done, of the user `me`. */
  done: (viewer: Viewer) => RawBuilder<boolean>;
}

const own = (table: string, column: string, also = sql`true`) => sql<boolean>`exists (
  select from ${sql.table(table)} x where x.tenant_id = me.tenant_id and ${sql.ref(`x.${column}`)} = me.id and ${also})`;
const inWorkspace = (table: string, also = sql`true`) => sql<boolean>`exists (
  select from ${sql.table(table)} x where x.tenant_id = me.tenant_id and ${also})`;

/** Approvers are guests of a project of others. */
const isApprover = own('project_approvers', 'user_id');
const isNoApprover = sql<boolean>`not ${isApprover}`;
const isEmployee = own('employees', 'user_id');
/** Their pay comes into their wallet, as that of work does: from there it goes on to an account of theirs. */
const isPaidToWallet = sql<boolean>`not ${own('employees', 'user_id', sql`x.pay_method <> 'wallet'`)}`;

const founds = ({ ability }: Viewer) => ability.can('create', 'Project');
const runsPayroll = (viewer: Viewer) => viewer.ability.can('manage', 'Payroll') && !founds(viewer);

/** In the order in which they are shown. Who may make projects has those of a founder, whatever else they may do. */
const steps: readonly Step[] = [
  {
    name: 'project',
    may: founds,
    isFor: isNoApprover,
    done: (viewer) => sql`exists (
      select from projects p where p.tenant_id = me.tenant_id and ${projectsReached(viewer, 'p')})`,
  },
  {
    name: 'topUp',
    may: founds,
    isFor: isNoApprover,
    done: () => own('payments', 'user_id', sql`x.kind = 'topup' and x.status = 'succeeded'`),
  },
  { name: 'task', may: founds, isFor: isNoApprover, done: () => own('tasks', 'author_id') },
  {
    name: 'invite',
    may: (viewer) => founds(viewer) && viewer.ability.can('create', 'Invitation'),
    isFor: isNoApprover,
    done: () => own('invitations', 'invited_by'),
  },
  {
    name: 'approve',
    may: ({ ability }) => ability.can('read', 'Task'),
    isFor: isApprover,
    done: () => own('task_approvals', 'approver_id'),
  },
  {
    name: 'receiver',
    may: (viewer) => viewer.ability.can('create', 'Beneficiary') && !founds(viewer) && !runsPayroll(viewer),
    isFor: isPaidToWallet,
    done: () => own('beneficiaries', 'user_id', sql`x.removed_at is null`),
  },
  {
    name: 'submit',
    may: (viewer) => viewer.ability.can('update', 'Task') && !founds(viewer),
    done: () => own('task_moves', 'actor_id', sql`x.action = 'submission'`),
  },
  {
    name: 'payslip',
    may: (viewer) => !founds(viewer) && !runsPayroll(viewer),
    isFor: isEmployee,
    done: () => own('notifications', 'user_id', sql`x.kind = 'payslip' and x.read_at is not null`),
  },
  {
    name: 'employer',
    may: runsPayroll,
    done: () => inWorkspace('payroll_settings', sql`x.kra_pin is not null`),
  },
  {
    name: 'payer',
    may: runsPayroll,
    done: () => inWorkspace('payroll_settings', sql`x.payer_id is not null`),
  },
  {
    name: 'secondApprover',
    may: runsPayroll,
    done: () => sql`exists (
      select from users u where u.tenant_id = me.tenant_id and u.id <> me.id and u.status = 'active'
        and ${eachUser.can('approve', 'Payroll')})`,
  },
  { name: 'employees', may: runsPayroll, done: () => inWorkspace('employees') },
  {
    name: 'run',
    may: runsPayroll,
    done: () => inWorkspace('payroll_runs', sql`x.status in ('approved', 'paying', 'paid', 'closed')`),
  },
];

const isNewForDays = 30;

/** What a newcomer has done of the first steps that are theirs; null for all others, and once all is done. */
export async function firstSteps(db: Db, viewer: Viewer): Promise<Dashboard['firstSteps']> {
  const own = steps.filter(({ may }) => may(viewer));
  if (own.length === 0) return null;
  const facts = own.map(
    ({ name, isFor, done }) => sql`${name}::text, case when ${isFor ?? sql`true`} then ${done(viewer)} end`,
  );
  const { rows } = await sql<{ steps: NonNullable<Dashboard['firstSteps']> }>`
    select json_strip_nulls(json_build_object(${sql.join(facts)})) as steps
    from users me
    where me.tenant_id = ${viewer.tenant} and me.id = ${viewer.user.id}
      and me.created_at > now() - make_interval(days => ${isNewForDays})`.execute(db);
  const [row] = rows;
  return row && Object.values(row.steps).includes(false) ? row.steps : null;
}
