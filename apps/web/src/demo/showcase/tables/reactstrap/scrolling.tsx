import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const shifts = {
  'Grace Wanjiku': ['8–16', '8–16', '8–16', '–', '8–16', '9–13', '–'],
  'Peter Otieno': ['–', '12–20', '12–20', '12–20', '12–20', '13–20', '–'],
  'Halima Noor': ['8–16', '–', '8–16', '8–16', '–', '9–13', '10–16'],
};

export default function Scrolling() {
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
