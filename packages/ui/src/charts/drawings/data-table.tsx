import type { ChartSeries } from '../types.ts';
import classes from './data-table.module.css';

interface DataTableProps {
  label: string;
  labels: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

/** The chart's values as a table, for those who cannot see it. */
export function DataTable({ label, labels, series, format }: DataTableProps) {
  return (
    <div className={classes.hidden}>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((name, at) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {series.map((one) => {
                const value = one.data[at];
                return <td key={one.name}>{value !== undefined && format(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
