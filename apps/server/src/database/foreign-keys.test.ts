import { expect, test } from 'vitest';
import { useClient } from '../../test/own-database.ts';

interface ForeignKey {
  name: string;
  columns: string[];
  /** The columns of each index of its table that has all rows, or all that refer to another. */
  indexes: string[][];
}

const client = useClient();

/** An index serves a key whose rows it finds by the key's last column, with none before it that is not of the key. */
const serves = (key: readonly string[], index: readonly string[]) => {
  const place = index.indexOf(key.at(-1) ?? '');
  return place >= 0 && index.slice(0, place).every((column) => key.includes(column));
};

test('each foreign key that deletes or clears rows has an index, as each deletion would otherwise read all of them', async () => {
  const { rows } = await client.query<ForeignKey>(`
    with keys as (
      select k.*, array(
        select a.attname::text from unnest(k.conkey) with ordinality as c (number, place)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.number order by c.place) as columns
      from pg_constraint k join pg_class t on t.oid = k.conrelid
      where k.contype = 'f' and k.confdeltype in ('c', 'n') and k.connamespace = 'public'::regnamespace
    )
    select k.conrelid::regclass || ' (' || k.conname || ')' as name, to_json(k.columns) as columns, (
      select coalesce(json_agg(array(
        select pg_get_indexdef(i.indexrelid, place, true) from generate_series(1, i.indnkeyatts) place order by place)), '[]')
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
      where i.indrelid = k.conrelid and i.indisvalid and m.amname = 'btree' and (
        i.indpred is null or pg_get_expr(i.indpred, i.indrelid) in (
          select format('(%I IS NOT NULL)', name) from unnest(k.columns) name))) as indexes
    from keys k order by 1`);
  expect(rows.length).toBeGreaterThan(50);
  const unserved = rows.filter(({ columns, indexes }) => !indexes.some((index) => serves(columns, index)));
  expect(unserved.map(({ name }) => name)).toEqual([]);
});
