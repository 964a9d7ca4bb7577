import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecordTable } from './record-table.tsx';

const names = (count: number) => Array.from({ length: count }, (_, at) => `Record ${at}`);

const drawnAtFirst = (records: string[]) =>
  renderToStaticMarkup(
    <RecordTable label="Records" columns={['Name']}>
      {records.map((name) => (
        <tr key={name}>
          <th scope="row">{name}</th>
        </tr>
      ))}
    </RecordTable>,
  );

test('of a long table the rows in sight are drawn first, with room for the others', () => {
  const long = drawnAtFirst(names(50));
  expect(long.match(/Record \d+/g)).toHaveLength(16);
  expect(long).toContain('<tr aria-hidden="true" style="block-size:1768px">');
  expect(drawnAtFirst(names(16))).not.toContain('aria-hidden');
});
