import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import IconCopy from '#icons/IconCopy';
import IconFileTypeCsv from '#icons/IconFileTypeCsv';
import IconPrinter from '#icons/IconPrinter';
import { saveFile } from '../../../../shell/save-file.ts';
import { TableFrame, TableTools } from '../../../parts/data-table/data-table.tsx';
import { type Employee, useStaff } from '../../../staff/staff.ts';

const columns = { name: 'Name', post: 'Post', city: 'Town', email: 'E-mail' } as const;
const names = ['name', 'post', 'city', 'email'] as const;

const fieldsOf = (people: readonly Employee[]) => ({
  fields: Object.values(columns),
  data: people.map((person) => names.map((name) => person[name])),
});

/** What writes the files is fetched with the first click. */
async function save(people: readonly Employee[]) {
  const { unparse } = await import('papaparse');
  saveFile(
    new File([unparse(fieldsOf(people), { escapeFormulae: true })], 'staff.csv', { type: 'text/csv' }),
  );
}

async function copy(people: readonly Employee[]) {
  const { unparse } = await import('papaparse');
  await navigator.clipboard.writeText(unparse(fieldsOf(people), { delimiter: '\t' }));
  toast({ message: `${people.length} rows were copied: a spreadsheet takes them as cells.` });
}

export default function TakeAlong() {
  const { data = [] } = useStaff();
  const people = data.slice(0, 6);
  return (
    <>
      <TableTools>
        <Button
          variant="default"
          leftSection={<IconFileTypeCsv size={16} stroke={1.6} />}
          onClick={() => save(data)}
        >
          CSV of all {data.length}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCopy size={16} stroke={1.6} />}
          onClick={() =>
            copy(people).catch(() => toast({ message: 'They could not be copied.', tone: 'WARNING' }))
          }
        >
          Copy these {people.length}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.6} />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </TableTools>
      <TableFrame label="Staff to take along">
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              {names.map((name) => (
                <td key={name}>{person[name]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </>
  );
}
