import { currency } from '@kazi/simulation/invoice';
import { type InvoiceLine, netOf, totalsOf, vatPercent } from '@kazi/simulation/invoice/totals';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { useDayFormat } from '../../parts/use-day-format.ts';
import { issuer } from '../invoice.ts';
import type { WholeInvoice } from '../use-invoice.ts';
import classes from './invoice-paper.module.css';
import paperLinesClasses from './paper-lines.module.css';

/** The invoice as a document: on the screen as on paper. Nothing else is printed. */
export function InvoicePaper({ whole }: { whole: WholeInvoice }) {
  const day = useDayFormat();
  const { invoice, paper } = whole;
  return (
    <article className={classes.paper} aria-label={`Invoice ${invoice.id} to ${invoice.client.company}`}>
      <header className={classes.head}>
        <div>
          <div className={classes.issuer}>
            <IssuerMark />
            {issuer.name}
          </div>
          <address className={classes.address}>
            {issuer.address.map((row) => (
              <span key={row}>{row}</span>
            ))}
            <span>{issuer.email}</span>
            <span>PIN {issuer.taxPin}</span>
          </address>
        </div>
        <div className={classes.facts}>
          <h2 className={classes.number}>Invoice #{invoice.id}</h2>
          <dl>
            <dt>Issued</dt>
            <dd>{day(invoice.issuedDate)}</dd>
            <dt>Due</dt>
            <dd>{day(invoice.dueDate)}</dd>
          </dl>
        </div>
      </header>
      <PaperParties whole={whole} />
      <PaperLines lines={paper.lines} />
      <div className={classes.end}>
        <div className={classes.words}>
          <p>
            <strong>Sold by</strong> {paper.salesperson}
          </p>
          {paper.note && <p>{paper.note}</p>}
        </div>
        <PaperTotals whole={whole} />
      </div>
    </article>
  );
}

function PaperTotals({ whole: { invoice, paper } }: { whole: WholeInvoice }) {
  const { subtotal, discount, vat, total } = totalsOf(paper.lines);
  const received = invoice.total - invoice.balance;
  const rows = [
    { name: 'Subtotal', amount: subtotal },
    ...(discount > 0 ? [{ name: 'Discount', amount: -discount }] : []),
    { name: `VAT ${vatPercent} %`, amount: vat },
    { name: 'Total', amount: total, isSum: true },
    ...(received > 0 ? [{ name: 'Received', amount: -received }] : []),
    { name: invoice.balance < 0 ? 'Credit' : 'Balance due', amount: Math.abs(invoice.balance), isSum: true },
  ];
  return (
    <dl className={classes.totals}>
      {rows.map(({ name, amount, isSum }) => (
        <div key={name} data-sum={isSum}>
          <dt>{name}</dt>
          <dd>
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The sample studio's mark: a cloud, which is what its name means. Decorative. */
function IssuerMark() {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#1d5fa8" />
      <path d="M10.5 22.5a4.5 4.5 0 0 1-.4-9 6.5 6.5 0 0 1 12.3-.6 4.9 4.9 0 0 1-.9 9.6z" fill="#fff" />
      <path d="M11 26h10" stroke="#9cc4ee" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

/** Who pays, and where to. */
function PaperParties({ whole: { invoice, paymentDetails } }: { whole: WholeInvoice }) {
  const { client } = invoice;
  const { totalDue, bankName, country, iban, swiftCode } = paymentDetails;
  return (
    <div className={classes.parties}>
      <section>
        <h3>Invoice to</h3>
        <address className={classes.address}>
          <strong>{client.company}</strong>
          <span>{client.name}</span>
          <span>{client.address}</span>
          <span>{client.country}</span>
          <bdi>{client.contact}</bdi>
          <span>{client.companyEmail}</span>
        </address>
      </section>
      <section>
        <h3>Payment details</h3>
        <dl className={classes.bank}>
          <dt>Total due</dt>
          <dd>
            <strong>
              <Money amount={totalDue} currency={currency} />
            </strong>
          </dd>
          <dt>Bank</dt>
          <dd>{bankName}</dd>
          <dt>Country</dt>
          <dd>{country}</dd>
          <dt>IBAN</dt>
          <dd>
            <bdi>{iban}</bdi>
          </dd>
          <dt>SWIFT code</dt>
          <dd>
            <bdi>{swiftCode}</bdi>
          </dd>
        </dl>
      </section>
    </div>
  );
}

/** What is paid for, a row each. */
function PaperLines({ lines }: { lines: readonly InvoiceLine[] }) {
  const format = new Intl.NumberFormat(useLocale());
  return (
    <table className={paperLinesClasses.lines} aria-label="What is paid for">
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
                <span className={paperLinesClasses.detail}>{hasVat ? detail : `${detail} · no VAT`}</span>
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
