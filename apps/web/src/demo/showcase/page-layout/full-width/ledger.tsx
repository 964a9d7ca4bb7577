import { ScrollArea } from '@mantine/core';
import classes from './ledger.module.css';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const accounts = { Sales: 412, Goods: -236, Salaries: -96, Rent: -65, Transport: -28 };
const plain = new Intl.NumberFormat('en');

/** In thousands of shillings; grows a little by the month. */
const amount = (base: number, month: number) => plain.format(Math.round(base * (1 + month / 40)));

export default function Ledger() {
  return (
    <ScrollArea
      viewportProps={{
        role: 'region',
        'aria-label': 'Ledger of the year, in thousands of shillings',
        tabIndex: 0,
      }}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Account</th>
            {months.map((month) => (
              <th key={month} scope="col">
                {month}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(accounts).map(([account, base]) => (
            <tr key={account}>
              <th scope="row">{account}</th>
              {months.map((month, at) => (
                <td key={month}>{amount(base, at)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
