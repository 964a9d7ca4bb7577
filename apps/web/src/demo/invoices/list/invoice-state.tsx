import { currency, type Invoice, type InvoiceStatus } from '@kazi/simulation/invoice';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Tooltip } from '@mantine/core';
import { StatusBadge } from '../../parts/status.tsx';
import { useDayFormat } from '../../parts/use-day-format.ts';
import classes from './invoice-state.module.css';

const meaning: Record<InvoiceStatus, string> = {
  Paid: 'Paid in full.',
  Downloaded: 'The client has opened and downloaded it.',
  Sent: 'Sent, and not opened yet.',
  Draft: 'Not sent yet.',
  'Partial Payment': 'Paid in part.',
  'Past Due': 'Its day has passed.',
};

/** An invoice's status; what that means, with balance and day, on hover and focus. */
export function InvoiceState({ invoice }: { invoice: Invoice }) {
  const locale = useLocale();
  const day = useDayFormat();
  const { invoiceStatus, balance, dueDate } = invoice;
  const money = formatMoney(Math.abs(balance), currency, locale);
  const rest =
    balance > 0
      ? `${money} to be paid by ${day(dueDate)}.`
      : balance < 0
        ? `The client has ${money} to their credit.`
        : '';
  return (
    <Tooltip
      label={`${meaning[invoiceStatus]} ${rest}`.trim()}
      events={{ hover: true, focus: true, touch: true }}
      multiline
      maw={260}
    >
      <button type="button" className={classes.state}>
        <StatusBadge status={invoiceStatus}>{invoiceStatus}</StatusBadge>
      </button>
    </Tooltip>
  );
}
