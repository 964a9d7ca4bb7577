import type { Payment } from '@kazi/contract/money';
import { Minor, Row, Stack } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { useTranslation } from 'react-i18next';
import classes from './payment-parts.module.css';

interface AmountLinesProps {
  currency: string;
  /** What each amount is; the one that the others come to is `total`. */
  lines: readonly { label: string; amount: number; total?: boolean }[];
}

/** Amounts below one another, as a bill has them. */
export function AmountLines({ currency, lines }: AmountLinesProps) {
  return (
    <Stack as="dl" gap={8}>
      {lines.map(({ label, amount, total = false }) => (
        <Row
          key={label}
          wrap
          align="stretch"
          justify="between"
          gap={16}
          lineGap={2}
          className={classes.line}
          data-total={total || undefined}
        >
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} currency={currency} />
          </dd>
        </Row>
      ))}
    </Stack>
  );
}

interface BillProps {
  bill: Pick<Payment, 'amount' | 'fee' | 'total' | 'currency'>;
  /** What its lines are called, where they are not what arrives and what leaves the wallet. */
  arrives?: string | undefined;
  total?: string | undefined;
  /** What the wallet has afterwards. */
  left?: number;
}

/** What is paid, what that costs, and what both come to. */
export function Bill({ bill: { amount, fee, total, currency }, left = -1, ...labels }: BillProps) {
  const { t } = useTranslation('payments');
  return (
    <AmountLines
      currency={currency}
      lines={[
        { label: labels.arrives ?? t('lines.arrives'), amount },
        { label: t('lines.fee'), amount: fee },
        { label: labels.total ?? t('lines.total'), amount: total, total: true },
        ...(left >= 0 ? [{ label: t('lines.left'), amount: left }] : []),
      ]}
    />
  );
}

/** The receiver that is paid, or the phone that was asked: name, way and the last digits of the number. */
export function Party({ payment: { operation, party } }: { payment: Payment }) {
  const { t } = useTranslation('money');
  return (
    <Stack as="span" shrinks className={classes.party}>
      <span>
        <bdi>{party.name}</bdi>
      </span>
      <Minor>
        {party.bank ?? t(`operation.${operation}`)} · <bdi dir="ltr">{party.number}</bdi>
      </Minor>
    </Stack>
  );
}
