import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Tx } from '../database/tenancy.ts';

/** The tables that are filled at once, referenced ones first. */
const inOrder = [
  'profiles',
  'projects',
  'teams',
  'team_members',
  'apps',
  'flows',
  'user_stories',
  'tasks',
  'task_assignees',
  'deliveries',
  'task_moves',
  'subtasks',
  'comments',
  'events',
  'notifications',
] as const satisfies (keyof Tables)[];

type Table = (typeof inOrder)[number];

/** A row as it is read, without the tenant; all of a table name the same columns, and have the database's default for others. */
type Row<Of extends Table> = Omit<
  Pick<Selectable<Tables[Of]>, keyof Selectable<Tables[Of]> & RequiredKeys<Insertable<Tables[Of]>>> &
    Partial<Selectable<Tables[Of]>>,
  'tenant_id'
>;

type RequiredKeys<Values> = {
  [Key in keyof Values]-?: undefined extends Values[Key] ? never : Key;
}[keyof Values];

/** Rows gathered in memory, to be inserted together: a statement a table, whatever their number. */
export class Rows {
  readonly #rows = new Map<Table, object[]>();

  add<Of extends Table>(table: Of, row: Row<Of>): void {
    this.#rows.set(table, [...this.#of(table), row]);
  }

  /** Inserts everything as the transaction's tenant. */
  async insert(tx: Tx): Promise<void> {
    for (const table of inOrder) {
      const rows = this.#of(table);
      const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
      const columns = sql.join(names.map((column) => sql.ref(column)));
      const values = sql.join(names.map((column) => sql.ref(`r.${column}`)));
      if (rows.length > 0)
        await sql`
          insert into ${sql.table(table)} (tenant_id, ${columns}) select s.tenant_id, ${values}
          from workspace_settings s, jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) r
          where s.tenant_id = ${tx.tenant}`.execute(tx);
    }
  }

  #of(table: Table): object[] {
    return this.#rows.get(table) ?? [];
  }
}
