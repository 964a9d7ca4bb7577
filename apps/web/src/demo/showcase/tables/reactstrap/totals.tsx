import '@mantine/core/styles/Table.layer.css';
import { Money } from '@kazi/ui/money';
import { Table } from '@mantine/core';

const lines = [
  { what: 'Roof of the store', hours: 38, cents: 57_000_00 },
  { what: 'Paint, 40 l', hours: 0, cents: 18_400_00 },
  { what: 'Painting', hours: 22, cents: 26_400_00 },
];
const net = lines.reduce((sum, { cents }) => sum + cents, 0);
const hours = lines.reduce((sum, line) => sum + line.hours, 0);
/** VAT of 16 % in whole cents. */
const tax = Math.round(net * 0.16);

export default function Totals() {
  return (
    <Table captionSide="top" tabularNums borderColor="var(--kz-line)">
      <Table.Caption ta="start">Work on the store in Thika, November</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Work</Table.Th>
          <Table.Th scope="col" ta="end">
            Hours
          </Table.Th>
          <Table.Th scope="col" ta="end">
            Amount
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map(({ what, hours, cents }) => (
          <Table.Tr key={what}>
            <Table.Th scope="row" fw={400}>
              {what}
            </Table.Th>
            <Table.Td ta="end">{hours || '–'}</Table.Td>
            <Table.Td ta="end">
              <Money amount={cents} currency="KES" />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Sum name="VAT, 16 %" cents={tax} />
        <Sum name="Total" hours={hours} cents={net + tax} />
      </Table.Tfoot>
    </Table>
  );
}

const Sum = ({ name, hours, cents }: { name: string; hours?: number; cents: number }) => (
  <Table.Tr>
    <Table.Th scope="row">{name}</Table.Th>
    <Table.Td ta="end" fw={600}>
      {hours}
    </Table.Td>
    <Table.Td ta="end" fw={600}>
      <Money amount={cents} currency="KES" />
    </Table.Td>
  </Table.Tr>
);
