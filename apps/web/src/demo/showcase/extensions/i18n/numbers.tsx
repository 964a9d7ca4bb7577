import { TableFrame } from '../../../parts/data-table/data-table.tsx';
import { languages } from './words.ts';

/** Latin digits also in Arabic, so that columns of figures line up. */
const tag = (language: string) => `${language}-KE-u-nu-latn`;

export default function Numbers() {
  return (
    <TableFrame label="The same numbers in four languages">
      <thead>
        <tr>
          <th scope="col">Language</th>
          <th scope="col">Number</th>
          <th scope="col">Amount</th>
          <th scope="col">Per cent</th>
          <th scope="col">Short</th>
        </tr>
      </thead>
      <tbody>
        {languages.map(({ value, label }) => {
          const write = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag(value), options);
          return (
            <tr key={value}>
              <th scope="row" lang={value}>
                {label}
              </th>
              <td>{write().format(1_234_567.5)}</td>
              <td>{write({ style: 'currency', currency: 'KES' }).format(48_250)}</td>
              <td>{write({ style: 'percent', maximumFractionDigits: 1 }).format(0.165)}</td>
              <td lang={value}>{write({ notation: 'compact' }).format(2_400_000)}</td>
            </tr>
          );
        })}
      </tbody>
    </TableFrame>
  );
}
