import { Money } from '@kazi/ui/money';
import { UnstyledButton } from '@mantine/core';
import {
  aggregationFn_sum,
  columnGroupingFeature,
  createColumnHelper,
  createExpandedRowModel,
  createGroupedRowModel,
  rowAggregationFeature,
  rowExpandingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import IconChevronDown from '#icons/IconChevronDown';
import IconChevronUp from '#icons/IconChevronUp';
import { TableFrame } from '../../../parts/data-table/data-table.tsx';
import { type Employee, useStaff } from '../../../staff/staff.ts';

const features = tableFeatures({
  columnGroupingFeature,
  rowAggregationFeature,
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
  groupedRowModel: createGroupedRowModel(),
  aggregationFns: { sum: aggregationFn_sum },
});
const helper = createColumnHelper<typeof features, Employee>();
const columns = helper.columns([
  helper.accessor('city', { header: 'Town' }),
  helper.accessor('name', { header: 'Name' }),
  helper.accessor('post', { header: 'Post' }),
  helper.accessor('salary', { header: 'Salary', aggregationFn: 'sum' }),
]);
const none: Employee[] = [];

export default function Grouped() {
  const { data = none } = useStaff();
  const table = useTable({
    features,
    columns,
    data,
    initialState: { grouping: ['city'], expanded: { 'city:Nairobi': true } },
  });
  return (
    <TableFrame label="Staff by town" height={420}>
      <thead>
        <tr>
          {table.getFlatHeaders().map((header) => (
            <th key={header.id} scope="col" data-end={header.id === 'salary' || undefined}>
              <table.FlexRender header={header} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) =>
          row.getIsGrouped() ? (
            <tr key={row.id}>
              <th scope="rowgroup" colSpan={3}>
                <UnstyledButton
                  fz="sm"
                  fw={500}
                  aria-expanded={row.getIsExpanded()}
                  onClick={row.getToggleExpandedHandler()}
                >
                  {row.getIsExpanded() ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}{' '}
                  {row.original.city}, {row.subRows.length}
                </UnstyledButton>
              </th>
              <td data-end>
                <Money amount={row.getValue('salary')} currency="USD" />
              </td>
            </tr>
          ) : (
            <tr key={row.id}>
              <td />
              <td>{row.original.name}</td>
              <td>{row.original.post}</td>
              <td data-end>
                <Money amount={row.original.salary} currency="USD" />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </TableFrame>
  );
}
