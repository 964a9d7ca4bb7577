import { currency } from '@kazi/simulation/invoice';
import { totalsOf, vatPercent } from '@kazi/simulation/invoice/totals';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../shell/link-button.tsx';
import { usePercent } from '../../parts/use-percent.ts';
import { lineFrom, type TypedLine } from './draft.ts';
import classes from './invoice-sum.module.css';

interface InvoiceSumProps {
  lines: readonly TypedLine[];
  /** Minor units that were paid already. */
  received: number;
  busy: boolean;
  cancelTo: string;
}

/** What the invoice comes to while one types, and the buttons that save it or do not. */
export function InvoiceSum({ lines, received, busy, cancelTo }: InvoiceSumProps) {
  const { t } = useTranslation('demo/invoices');
  const percent = usePercent();
  const { subtotal, discount, vat, total } = totalsOf(lines.map(lineFrom));
  const rows = [
    { name: t('sum.subtotal'), amount: subtotal },
    { name: t('sum.discount'), amount: 0 - discount },
    { name: t('sum.vat', { percent: percent(vatPercent) }), amount: vat },
    { name: t('sum.total'), amount: total, isSum: true },
    ...(received > 0
      ? [
          { name: t('sum.received'), amount: -received },
          { name: t('sum.balance'), amount: total - received, isSum: true },
        ]
      : []),
  ];
  return (
    <div className={classes.sum}>
      <Panel title={t('sum.title')}>
        <dl className={classes.rows}>
          {rows.map(({ name, amount, isSum }) => (
            <div key={name} data-sum={isSum}>
              <dt>{name}</dt>
              <dd>
                <Money amount={amount} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
        <div className={classes.actions}>
          <Button type="submit" loading={busy} fullWidth>
            {t('form.save')}
          </Button>
          <LinkButton to={cancelTo} variant="default" fullWidth>
            {t('form.cancel')}
          </LinkButton>
        </div>
      </Panel>
    </div>
  );
}
