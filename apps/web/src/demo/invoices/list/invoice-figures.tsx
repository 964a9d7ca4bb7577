import { currency, type Invoice } from '@kazi/simulation/invoice';
import { DataCard } from '@kazi/ui/data-card';
import { useLocale } from '@kazi/ui/locale';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconCash from '#icons/IconCash';
import IconFileText from '#icons/IconFileText';
import IconWallet from '#icons/IconWallet';
import { Figures } from '../../parts/figures.tsx';
import { fromCents } from '../invoice.ts';
import classes from './invoice-figures.module.css';

type DetailName = 'outstandingDetail' | 'lateDetail' | 'receivedDetail' | 'draftsDetail';

const owedOf = (invoices: readonly Invoice[]) =>
  invoices.reduce((sum, { balance }) => sum + Math.max(0, balance), 0);

/** What all invoices come to, whatever the list below is narrowed to. */
export function InvoiceFigures({ invoices }: { invoices: readonly Invoice[] | undefined }) {
  const { t } = useTranslation('demo/invoices');
  const locale = useLocale();
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
  const detail = (name: DetailName, of: (invoice: Invoice) => boolean) =>
    invoices ? t(`figures.${name}`, { count: invoices.filter(of).length }) : '…';
  const isLate = ({ invoiceStatus }: Invoice) => invoiceStatus === 'Past Due';
  const isDraft = ({ invoiceStatus }: Invoice) => invoiceStatus === 'Draft';
  const isOwed = ({ balance }: Invoice) => balance > 0;
  // The same as the search for “paid” finds: not those that were paid more than that.
  const isPaid = ({ balance }: Invoice) => balance === 0;
  return (
    <Figures>
      <DataCard
        label={t('figures.outstanding')}
        value={amount((all) => owedOf(all.filter((invoice) => !isDraft(invoice))))}
        detail={detail('outstandingDetail', (invoice) => isOwed(invoice) && !isDraft(invoice))}
        icon={<IconWallet size={18} stroke={1.6} />}
        tone="info"
      />
      <DataCard
        label={t('figures.late')}
        value={amount((all) => owedOf(all.filter(isLate)))}
        detail={detail('lateDetail', isLate)}
        icon={<IconAlertTriangle size={18} stroke={1.6} />}
        tone="danger"
      />
      <DataCard
        label={t('figures.received')}
        value={amount((all) => all.reduce((sum, { total, balance }) => sum + total - balance, 0))}
        detail={detail('receivedDetail', isPaid)}
        icon={<IconCash size={18} stroke={1.6} />}
        tone="success"
      />
      <DataCard
        label={t('figures.drafts')}
        value={amount((all) => owedOf(all.filter(isDraft)))}
        detail={detail('draftsDetail', isDraft)}
        icon={<IconFileText size={18} stroke={1.6} />}
      />
    </Figures>
  );
}
