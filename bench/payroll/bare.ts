import type pg from 'pg';
import { withClient } from '../kit/database.ts';
import type { Bench } from './bench.ts';

/** As many as a run computes and commits together. */
const batchSize = 500;

/** Rows as the text that came from PostgreSQL, so that nothing is lost or done on their way back. */
const asText = { getTypeParser: () => (text: string) => text };

/**
 * Inserts the payslips of a run once more, into a table of the same columns, checks and indexes, by multi-row INSERTs of as
 * many rows and commits as the run itself has. Gives the milliseconds of the inserting alone.
 */
export const insertBare = ({ url, tenant }: Bench, run: string): Promise<number> =>
  withClient(url, async (client) => {
    await client.query(`set kazi.tenant = '${tenant.id}'`);
    await client.query('drop table if exists bare; create table bare (like payslips including all)');
    const text = 'select * from payslips where tenant_id = $1 and run_id = $2 order by id';
    const { rows, fields } = await client.query({ text, values: [tenant.id, run], types: asText });
    const names = fields.map(({ name }) => name);
    const begun = performance.now();
    for (let at = 0; at < rows.length; at += batchSize)
      await insert(client, names, rows.slice(at, at + batchSize));
    const ms = Math.round(performance.now() - begun);
    await client.query('drop table bare');
    return ms;
  });

function insert(client: pg.Client, names: string[], rows: Record<string, string>[]) {
  const tuple = (_row: unknown, row: number) =>
    `(${names.map((_name, column) => `$${row * names.length + column + 1}`).join()})`;
  return client.query({
    text: `insert into bare (${names.join()}) values ${rows.map(tuple).join()}`,
    values: rows.flatMap((row) => names.map((name) => row[name])),
  });
}
