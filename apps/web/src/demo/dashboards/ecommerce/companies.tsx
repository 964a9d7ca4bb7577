import { getCompanies } from '@kazi/simulation/dashboards';
import { Avatar } from '@kazi/ui/avatar';
import { RecordTable } from '@kazi/ui/record-table';
import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import { Growth } from '../parts/growth.tsx';
import classes from './companies.module.css';

const amount = (heading: string) => (
  <span key={heading} data-end>
    {heading}
  </span>
);

/** The companies that sell through the shop, and how they do. */
export function Companies() {
  const figures = useFigures();
  const query = useQuery(answerOf(getCompanies, {}));
  return (
    <Card
      title="Companies"
      description="Who sells through the shop, last 28 days"
      query={query}
      height={352}
      span="8-12"
      flush
    >
      {({ companies }) => (
        <RecordTable
          label="Companies"
          columns={['Company', amount('Orders'), amount('Views'), amount('Revenue'), amount('Growth')]}
        >
          {companies.map(({ id, name, category, orders, views, revenue, growth }) => (
            <tr key={id}>
              <th scope="row">
                <span className={classes.company}>
                  <Avatar name={name} size={32} decorative />
                  <span className={classes.words}>
                    {name}
                    <small>{category}</small>
                  </span>
                </span>
              </th>
              <td data-end className={classes.detail}>
                {figures.count(orders)}
              </td>
              <td data-end className={classes.detail}>
                {figures.count(views)}
              </td>
              <td data-end>
                <bdi>{figures.money(revenue)}</bdi>
              </td>
              <td data-end className={classes.growth}>
                <Growth percent={growth} />
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
    </Card>
  );
}
