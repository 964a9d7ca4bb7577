import { currency, type Invoice } from '@kazi/simulation/invoice';
import { DataCard } from '@kazi/ui/data-card';
import { useLocale } from '@kazi/ui/locale';
import { Skeleton } from '@mantine/core';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconCash from '#icons/IconCash';
import IconFileText from '#icons/IconFileText';
import IconWallet from '#icons/IconWallet';
import { Figures } from '../../parts/figures.tsx';
import { fromCents } from '../invoice.ts';
import classes from './invoice-figures.module.css';

const owedOf = (invoices: readonly Invoice[]) =>
  invoices.reduce((sum, { balance }) => sum + Math.max(0, balance), 0);

/** What all invoices come to, whatever the list below is narrowed to. */
export function InvoiceFigures({ invoices }: { invoices: readonly Invoice[] | undefined }) {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale);
  // Whole units are enough to go by here, and have room on a phone.
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  });
  const amount = (of: (all: readonly Invoice[]) => number) =>
    invoices ? (
      <bdi className={classes.amount}>{money.format(fromCents(of(invoices)))}</bdi>
    ) : (
      <Skeleton height={24} my={4} />
    );
  const count = (of: (invoice: Invoice) => boolean) =>
    invoices ? format.format(invoices.filter(of).length) : '…';
  const isLate = ({ invoiceStatus }: Invoice) => invoiceStatus === 'Past Due';
  const isDraft = ({ invoiceStatus }: Invoice) => invoiceStatus === 'Draft';
  const isSettled = ({ balance }: Invoice) => balance <= 0;
  return (
    <Figures>
      <DataCard
        label="Outstanding"
        value={amount((all) => owedOf(all.filter((invoice) => !isDraft(invoice))))}
        detail={`${count((invoice) => !isSettled(invoice) && !isDraft(invoice))} invoices not fully paid`}
        icon={<IconWallet size={18} stroke={1.6} />}
        tone="info"
      />
      <DataCard
        label="Past due"
        value={amount((all) => owedOf(all.filter(isLate)))}
        detail={`${count(isLate)} invoices to remind of`}
        icon={<IconAlertTriangle size={18} stroke={1.6} />}
        tone="danger"
      />
      <DataCard
        label="Received"
        value={amount((all) => all.reduce((sum, { total, balance }) => sum + total - balance, 0))}
        detail={`${count(isSettled)} invoices paid in full`}
        icon={<IconCash size={18} stroke={1.6} />}
        tone="success"
      />
      <DataCard
        label="In drafts"
        value={amount((all) => owedOf(all.filter(isDraft)))}
        detail={`${count(isDraft)} not sent yet`}
        icon={<IconFileText size={18} stroke={1.6} />}
      />
    </Figures>
  );
}
