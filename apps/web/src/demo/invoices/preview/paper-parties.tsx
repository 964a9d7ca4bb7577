import { currency } from '@kazi/simulation/invoice';
import { Money } from '@kazi/ui/money';
import type { WholeInvoice } from '../use-invoice.ts';
import classes from './invoice-paper.module.css';

/** Who pays, and where to. */
export function PaperParties({ whole: { invoice, paymentDetails } }: { whole: WholeInvoice }) {
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
