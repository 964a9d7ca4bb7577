import { useTranslation } from 'react-i18next';
import { TableFrame } from '../parts/data-table/data-table.tsx';
import classes from './charts.module.css';
import type { Figures } from './figures.ts';

/** The figures of a chart, for those who do not see it or want them exactly. */
export function ChartTable({ label, of, labels, series }: Figures) {
  const { t } = useTranslation('showcase');
  return (
    <details className={classes.figures}>
      <summary>{t('figuresAsTable')}</summary>
      <TableFrame label={label} height={240}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {Object.keys(series).map((name) => (
              <th key={name} scope="col" data-end>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((name, at) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {Object.entries(series).map(([column, values]) => (
                <td key={column} data-end>
                  {values[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </details>
  );
}
