import '@mantine/core/styles/Table.layer.css';
import { Avatar } from '@kazi/ui/avatar';
import { Money } from '@kazi/ui/money';
import { RecordTable } from '@kazi/ui/record-table';
import { Group, Table } from '@mantine/core';

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

export function StickyExample() {
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

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const shifts = {
  'Grace Wanjiku': ['8–16', '8–16', '8–16', '–', '8–16', '9–13', '–'],
  'Peter Otieno': ['–', '12–20', '12–20', '12–20', '12–20', '13–20', '–'],
  'Halima Noor': ['8–16', '–', '8–16', '8–16', '–', '9–13', '10–16'],
};

export function ScrollingExample() {
  return (
    <Table.ScrollContainer
      type="native"
      minWidth={640}
      role="region"
      tabIndex={0}
      aria-label="Shifts of the week, scrolls"
    >
      <Table withColumnBorders tabularNums borderColor="var(--kz-line)" aria-label="Shifts of the week">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Who</Table.Th>
            {days.map((day) => (
              <Table.Th key={day} scope="col" ta="center">
                {day}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {Object.entries(shifts).map(([who, hours]) => (
            <Table.Tr key={who}>
              <Table.Th scope="row" fw={500}>
                {who}
              </Table.Th>
              {days.map((day, at) => (
                <Table.Td key={day} ta="center">
                  <bdi dir="ltr">{hours[at]}</bdi>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const riders = [
  { name: 'Brian Kiptoo', town: 'Eldoret', trips: 41, cents: 16_400_00 },
  { name: 'Mercy Achieng', town: 'Kisumu', trips: 56, cents: 22_950_00 },
  { name: 'Salim Bakari', town: 'Mombasa', trips: 38, cents: 15_200_00 },
];
const columns = [
  'Rider',
  'Town',
  <span key="trips" data-end>
    Trips
  </span>,
  <span key="earned" data-end>
    Earned
  </span>,
];

export function CardsExample() {
  return (
    <RecordTable label="Riders of this week" columns={columns}>
      {riders.map(({ name, town, trips, cents }) => (
        <tr key={name}>
          <th scope="row">
            <Group gap="xs" wrap="nowrap">
              <Avatar name={name} decorative />
              {name}
            </Group>
          </th>
          <td>{town}</td>
          <td data-end>{trips} trips</td>
          <td data-end>
            <Money amount={cents} currency="KES" />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}
