import '@mantine/core/styles/SimpleGrid.layer.css';
import { Avatar } from '@kazi/ui/avatar';
import { Money } from '@kazi/ui/money';
import { ActionIcon, Group, SimpleGrid } from '@mantine/core';
import { createColumnHelper, rowExpandingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { Fragment } from 'react';
import IconChevronDown from '#icons/IconChevronDown';
import IconChevronUp from '#icons/IconChevronUp';
import { TableFrame } from '../../../parts/data-table/data-table.tsx';
import { useDayFormat } from '../../../parts/use-day-format.ts';
import { type Employee, useStaff } from '../../../staff/staff.ts';

const features = tableFeatures({ rowExpandingFeature });
const helper = createColumnHelper<typeof features, Employee>();
const columns = helper.columns([
  helper.display({
    id: 'open',
    header: 'More',
    cell: ({ row }) => (
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`More about ${row.original.name}`}
        aria-expanded={row.getIsExpanded()}
        onClick={row.getToggleExpandedHandler()}
      >
        {row.getIsExpanded() ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
      </ActionIcon>
    ),
  }),
  helper.accessor('name', { header: 'Name' }),
  helper.accessor('post', { header: 'Post' }),
  helper.accessor('city', { header: 'Town' }),
]);
const none: Employee[] = [];
const shown = 5;

export default function Details() {
  const { data = none } = useStaff();
  const table = useTable({
    features,
    columns,
    data,
    getRowCanExpand: () => true,
    initialState: { expanded: { 0: true } },
  });
  return (
    <TableFrame label="Staff with details">
      <thead>
        <tr>
          {table.getFlatHeaders().map((header) => (
            <th key={header.id} scope="col">
              <table.FlexRender header={header} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table
          .getRowModel()
          .rows.slice(0, shown)
          .map((row) => (
            <Fragment key={row.id}>
              <tr>
                {row.getAllCells().map((cell) => (
                  <td key={cell.id}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
              {row.getIsExpanded() && (
                <tr>
                  <td colSpan={columns.length}>
                    <Detail person={row.original} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
      </tbody>
    </TableFrame>
  );
}

function Detail({ person }: { person: Employee }) {
  const day = useDayFormat();
  return (
    <Group align="flex-start" gap="lg" p="sm">
      <Avatar name={person.name} size={44} decorative />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl" verticalSpacing={4}>
        <span>{person.email}</span>
        <span>Since {day(person.start)}</span>
        <span>
          <Money amount={person.salary} currency="USD" /> a month
        </span>
        <span>{person.age} years old</span>
      </SimpleGrid>
    </Group>
  );
}
