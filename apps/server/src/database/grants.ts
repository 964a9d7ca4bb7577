import type pg from 'pg';

/** Tables whose rows are only ever added. A new one of this kind gets its line here, and nothing else. */
export const appendOnly = [
  'audit_entries',
  'audit_keys',
  'audit_links',
  'deliveries',
  'delivery_files',
  'events',
  'ledger_transfers',
  'payment_steps',
  'payroll_remittances',
  'payroll_run_moves',
  'right_grants',
  'task_moves',
];

const usual = 'select, insert, update, delete';
/** What the server's role may do where that is less than usual. */
const less = new Map([
  ...appendOnly.map((table) => [table, 'select, insert'] as const),
  ['ledger_accounts', 'select, insert, update'],
  ['master_secret', 'select, insert, update'],
  ['migrations', 'select'],
]);

/** Ours and the job queue's. */
const schemas = ['public', 'graphile_worker'];

interface Table {
  /** With its schema, as SQL writes it. */
  path: string;
  name: string;
  /** The job queue's tables are guarded, and only their owner has a policy. */
  closed: boolean;
}

/**
 * Lets a role use what the current one owns, and do nothing else to it: it reads and writes rows, but cannot change a table,
 * its triggers or its policies. Run after the migrations, as their role. All is granted anew each time.
 */
export async function grantUse(client: pg.ClientBase, role: string): Promise<void> {
  const to = client.escapeIdentifier(role);
  const { rows: tables } = await client.query<Table>(
    `select c.oid::regclass::text as path, c.relname as name, c.relrowsecurity
         and not exists (select from pg_policy p where p.polrelid = c.oid
           and (p.polroles = '{0}' or $2::regrole = any (p.polroles))) as closed
     from pg_class c
     where c.relkind in ('r', 'p') and c.relnamespace = any ($1::regnamespace[]) and c.relowner = current_user::regrole
     order by c.oid`,
    [schemas, to],
  );
  const grants = tables.map(({ path, name }) => {
    const privileges = (path === name && less.get(name)) || usual;
    return `revoke all on ${path} from ${to}; grant ${privileges} on ${path} to ${to};`;
  });
  const policies = tables
    .filter(({ closed }) => closed)
    .map(({ path }) => `create policy ${to} on ${path} to ${to} using (true) with check (true);`);
  await client.query(`
    begin;
    grant usage on schema ${schemas} to ${to};
    grant usage on all sequences in schema graphile_worker to ${to};
    ${grants.join('\n')}
    ${policies.join('\n')}
    commit;`);
}
