import { currency } from '@kazi/simulation/invoice';
import { type InvoiceLine, netOf, totalsOf, vatPercent } from '@kazi/simulation/invoice/totals';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { useTranslation } from 'react-i18next';
import { useCountryName, usePercent } from '../../parts/formats.ts';
import { useDayFormat } from '../../parts/use-day-format.ts';
import { issuer } from '../invoice.ts';
import { Totals } from '../totals.tsx';
import type { WholeInvoice } from '../use-invoice.ts';
import classes from './invoice-paper.module.css';
import paperLinesClasses from './paper-lines.module.css';

/** The invoice as a document: on the screen as on paper. Nothing else is printed. */
export function InvoicePaper({ whole }: { whole: WholeInvoice }) {
  const { t } = useTranslation('demo/invoices');
  const day = useDayFormat();
  const { invoice, paper } = whole;
  return (
    <article
      className={classes.paper}
      aria-label={t('paper.label', { id: invoice.id, company: invoice.client.company })}
    >
      <header className={classes.head}>
        <div>
          <Row gap={10} weight={600} className={classes.issuer}>
            <IssuerMark />
            <bdi>{issuer.name}</bdi>
          </Row>
          <address className={classes.address}>
            {issuer.address.map((row) => (
              <bdi key={row}>{row}</bdi>
            ))}
            <bdi>{issuer.email}</bdi>
            <span>{t('paper.taxPin', { pin: issuer.taxPin })}</span>
          </address>
        </div>
        <div className={classes.facts}>
          <h2 className={classes.number}>{t('paper.number', { id: invoice.id })}</h2>
          <dl>
            <dt>{t('columns.issued')}</dt>
            <dd>{day(invoice.issuedDate)}</dd>
            <dt>{t('columns.due')}</dt>
            <dd>{day(invoice.dueDate)}</dd>
          </dl>
        </div>
      </header>
      <PaperParties whole={whole} />
      <PaperLines lines={paper.lines} />
      <div className={classes.end}>
        <Stack gap={8} tone="muted" className={classes.words}>
          <p>
            <Text as="strong" tone="text" weight={500}>
              {t('form.soldBy')}
            </Text>{' '}
            <bdi>{paper.salesperson}</bdi>
          </p>
          {paper.note && <p dir="auto">{paper.note}</p>}
        </Stack>
        <PaperTotals whole={whole} />
      </div>
    </article>
  );
}

function PaperTotals({ whole: { invoice, paper } }: { whole: WholeInvoice }) {
  const { t } = useTranslation('demo/invoices');
  const percent = usePercent();
  const { subtotal, discount, vat, total } = totalsOf(paper.lines);
  const received = invoice.total - invoice.balance;
  const rows = [
    { name: t('sum.subtotal'), amount: subtotal },
    ...(discount > 0 ? [{ name: t('sum.discount'), amount: -discount }] : []),
    { name: t('sum.vat', { percent: percent(vatPercent) }), amount: vat },
    { name: t('sum.total'), amount: total, isSum: true },
    ...(received > 0 ? [{ name: t('sum.received'), amount: -received }] : []),
    {
      name: t(invoice.balance < 0 ? 'sum.credit' : 'sum.balanceDue'),
      amount: Math.abs(invoice.balance),
      isSum: true,
    },
  ];
  return (
    <div className={classes.totals}>
      <Totals rows={rows} />
    </div>
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

/** The client who pays, and the account that they pay to. */
function PaperParties({ whole: { invoice, paymentDetails } }: { whole: WholeInvoice }) {
  const { t } = useTranslation('demo/invoices');
  const countryName = useCountryName();
  const { client } = invoice;
  const { totalDue, bankName, country, iban, swiftCode } = paymentDetails;
  return (
    <div className={classes.parties}>
      <section>
        <h3>{t('paper.to')}</h3>
        <address className={classes.address}>
          <Text as="strong" tone="text" weight={500}>
            <bdi>{client.company}</bdi>
          </Text>
          <bdi>{client.name}</bdi>
          <bdi>{client.address}</bdi>
          <span>{countryName(client.country)}</span>
          <bdi>{client.contact}</bdi>
          <bdi>{client.companyEmail}</bdi>
        </address>
      </section>
      <section>
        <h3>{t('paper.payment')}</h3>
        <Text as="dl" tabular className={classes.bank}>
          <dt>{t('paper.totalDue')}</dt>
          <dd>
            <Text as="strong" weight={600}>
              <Money amount={totalDue} currency={currency} />
            </Text>
          </dd>
          <dt>{t('paper.bank')}</dt>
          <dd>
            <bdi>{bankName}</bdi>
          </dd>
          <dt>{t('paper.country')}</dt>
          <dd>{countryName(country)}</dd>
          <dt>{t('paper.iban')}</dt>
          <dd>
            <bdi>{iban}</bdi>
          </dd>
          <dt>{t('paper.swift')}</dt>
          <dd>
            <bdi>{swiftCode}</bdi>
          </dd>
        </Text>
      </section>
    </div>
  );
}

/** What is paid for, a row each. */
function PaperLines({ lines }: { lines: readonly InvoiceLine[] }) {
  const { t } = useTranslation('demo/invoices');
  const format = new Intl.NumberFormat(useLocale());
  const percent = usePercent();
  return (
    <table className={paperLinesClasses.lines} aria-label={t('paper.lines')}>
      <thead>
        <tr>
          <th scope="col">{t('lines.item')}</th>
          <th scope="col">{t('lines.quantity')}</th>
          <th scope="col">{t('lines.price')}</th>
          <th scope="col">{t('lines.discount')}</th>
          <th scope="col">{t('lines.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const { id, title, detail, quantity, cost, discountPercent, hasVat } = line;
          return (
            <tr key={id}>
              <th scope="row">
                <bdi>{title}</bdi>
                <Text as="span" tone="muted" size={13} weight={400} className={paperLinesClasses.detail}>
                  <bdi>{detail}</bdi>
                  {!hasVat && ` · ${t('lines.withoutVat')}`}
                </Text>
              </th>
              <td>{format.format(quantity)}</td>
              <td>
                <Money amount={cost} currency={currency} />
              </td>
              <td>{discountPercent > 0 && percent(discountPercent)}</td>
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
