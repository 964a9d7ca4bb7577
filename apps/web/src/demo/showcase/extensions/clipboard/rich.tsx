import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { TableFrame } from '../../../parts/data-table/data-table.tsx';

const rates = [
  ['Nairobi', '350'],
  ['Kisumu', '620'],
  ['Mombasa', '780'],
];
const cells = rates.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');

/** As a table where tables are understood, as lines with tabs elsewhere. */
async function copy() {
  const part = (text: string, type: string) => new Blob([text], { type });
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/html': part(`<table>${cells}</table>`, 'text/html'),
      'text/plain': part(rates.map((row) => row.join('\t')).join('\n'), 'text/plain'),
    }),
  ]);
}

export default function Rich() {
  return (
    <>
      <TableFrame label="Delivery rates">
        <thead>
          <tr>
            <th scope="col">To</th>
            <th scope="col" data-end>
              KES
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map(([town, rate]) => (
            <tr key={town}>
              <th scope="row">{town}</th>
              <td data-end>{rate}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <Button
        mt="sm"
        variant="default"
        onClick={() =>
          copy().then(
            () => toast({ message: 'The table was copied.' }),
            () => toast({ message: 'This browser did not let it be copied.', tone: 'WARNING' }),
          )
        }
      >
        Copy the table
      </Button>
    </>
  );
}
