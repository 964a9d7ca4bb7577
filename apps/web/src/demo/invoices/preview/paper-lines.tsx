import { currency, type InvoiceLine, netOf } from '@kazi/simulation/invoice';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import classes from './paper-lines.module.css';

/** What is paid for, a row each. */
export function PaperLines({ lines }: { lines: readonly InvoiceLine[] }) {
  const format = new Intl.NumberFormat(useLocale());
  return (
    <table className={classes.lines} aria-label="What is paid for">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Quantity</th>
          <th scope="col">Price</th>
          <th scope="col">Discount</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const { id, title, detail, quantity, cost, discountPercent, hasVat } = line;
          return (
            <tr key={id}>
              <th scope="row">
                {title}
                <span className={classes.detail}>{hasVat ? detail : `${detail} · no VAT`}</span>
              </th>
              <td>{format.format(quantity)}</td>
              <td>
                <Money amount={cost} currency={currency} />
              </td>
              <td>{discountPercent > 0 && `${discountPercent} %`}</td>
              <td>
                <Money amount={netOf(line)} currency={currency} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
