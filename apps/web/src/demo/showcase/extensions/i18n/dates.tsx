import { TableFrame } from '../../../parts/data-table/data-table.tsx';
import { languages } from './words.ts';

const tag = (language: string) => `${language}-u-nu-latn`;
const from = new Date('2026-11-23T09:30:00+03:00');
const to = new Date('2026-11-27T17:00:00+03:00');
const timeZone = 'Africa/Nairobi';

export default function Dates() {
  return (
    <TableFrame label="The same days in four languages">
      <thead>
        <tr>
          <th scope="col">Language</th>
          <th scope="col">Day</th>
          <th scope="col">Time</th>
          <th scope="col">From, to</th>
          <th scope="col">How long ago</th>
        </tr>
      </thead>
      <tbody>
        {languages.map(({ value, label }) => {
          const write = (options: Intl.DateTimeFormatOptions) =>
            new Intl.DateTimeFormat(tag(value), { timeZone, ...options });
          return (
            <tr key={value} lang={value}>
              <th scope="row">{label}</th>
              <td>{write({ dateStyle: 'full' }).format(from)}</td>
              <td>{write({ timeStyle: 'short' }).format(from)}</td>
              <td>{write({ day: 'numeric', month: 'short' }).formatRange(from, to)}</td>
              <td>{new Intl.RelativeTimeFormat(tag(value), { numeric: 'auto' }).format(-2, 'day')}</td>
            </tr>
          );
        })}
      </tbody>
    </TableFrame>
  );
}
