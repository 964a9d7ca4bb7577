import { Money } from '@kazi/ui/money';
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { ColumnChoice } from '../../../parts/data-table/column-choice.tsx';
import { TableFrame, TableTools } from '../../../parts/data-table/data-table.tsx';
import { type Employee, useStaff } from '../../../staff/staff.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
const helper = createColumnHelper<typeof features, Employee>();
const columns = helper.columns([
  helper.accessor('name', { header: 'Name', size: 180, enableHiding: false }),
  helper.accessor('post', { header: 'Post', size: 190 }),
  helper.accessor('email', { header: 'E-mail', size: 250 }),
  helper.accessor('city', { header: 'Town', size: 130 }),
  helper.accessor('start', { header: 'Since', size: 130 }),
  helper.accessor('experience', { header: 'Experience', size: 130 }),
  helper.accessor('salary', {
    header: 'Salary',
    size: 150,
    cell: ({ getValue }) => <Money amount={getValue()} currency="USD" />,
  }),
]);
const none: Employee[] = [];

export default function Columns() {
  const { data = none } = useStaff();
  const table = useTable({
    features,
    columns,
    data,
    initialState: { columnPinning: { start: ['name'], end: [] } },
  });
  const all = table.getAllLeafColumns();
  const columnOf = (id: string) => table.getColumn(id);
  const placed = (column: (typeof all)[number]) => ({
    'data-pinned': column.getIsPinned() || undefined,
    style: {
      inlineSize: column.getSize(),
      minInlineSize: column.getSize(),
      insetInlineStart: column.getIsPinned() ? column.getStart('start') : undefined,
    },
  });
  return (
    <>
      <TableTools>
        <ColumnChoice
          columns={all.map((column) => ({
            id: column.id,
            name: String(column.columnDef.header),
            isShown: column.getIsVisible(),
            isKept: !column.getCanHide(),
            isPinned: Boolean(column.getIsPinned()),
          }))}
          onShow={(id) => columnOf(id)?.toggleVisibility()}
          onPin={(id) => columnOf(id)?.pin(columnOf(id)?.getIsPinned() ? false : 'start')}
          onOrder={(ids) => table.setColumnOrder(ids)}
        />
      </TableTools>
      <TableFrame label="Staff with columns of choice" height={360}>
        <thead>
          <tr>
            {table
              .getFlatHeaders()
              .filter(({ column }) => column.getIsVisible())
              .map((header) => (
                <th key={header.id} scope="col" {...placed(header.column)}>
                  <table.FlexRender header={header} />
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {table
            .getRowModel()
            .rows.slice(0, 12)
            .map((row) => (
              <tr key={row.id}>
                {row.getVisibleCells().map((cell) => (
                  <td key={cell.id} {...placed(cell.column)}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </TableFrame>
    </>
  );
}
