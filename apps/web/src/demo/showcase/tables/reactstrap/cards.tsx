import { Avatar } from '@kazi/ui/avatar';
import { Money } from '@kazi/ui/money';
import { RecordTable } from '@kazi/ui/record-table';
import { Group } from '@mantine/core';

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

export default function Cards() {
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
