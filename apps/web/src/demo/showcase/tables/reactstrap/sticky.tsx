import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';

const stops = [
  ['Nairobi', '06:00', '14:00'],
  ['Mlolongo', '06:35', '14:40'],
  ['Athi River', '06:50', '14:55'],
  ['Machakos junction', '07:20', '15:25'],
  ['Emali', '08:25', '16:30'],
  ['Kibwezi', '09:20', '17:25'],
  ['Mtito Andei', '10:05', '18:10'],
  ['Voi', '11:30', '19:35'],
  ['Mariakani', '13:25', '21:30'],
  ['Mombasa', '14:15', '22:20'],
] as const;

export default function Sticky() {
  return (
    <Table.ScrollContainer
      type="native"
      minWidth={0}
      maxHeight={280}
      role="region"
      tabIndex={0}
      aria-label="Bus to Mombasa, scrolls"
    >
      <Table stickyHeader tabularNums borderColor="var(--kz-line)" aria-label="Bus to Mombasa">
        <Table.Thead bg="var(--kz-surface)">
          <Table.Tr>
            <Table.Th scope="col">Stop</Table.Th>
            <Table.Th scope="col">In the morning</Table.Th>
            <Table.Th scope="col">In the afternoon</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {stops.map(([stop, morning, afternoon]) => (
            <Table.Tr key={stop}>
              <Table.Th scope="row" fw={400}>
                {stop}
              </Table.Th>
              <Table.Td>{morning}</Table.Td>
              <Table.Td>{afternoon}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
