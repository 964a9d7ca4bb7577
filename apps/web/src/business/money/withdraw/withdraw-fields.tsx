import type { Beneficiary, MobileWallet, Quote, Withdrawal } from '@kazi/contract/money';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { Button, SegmentedControl } from '@mantine/core';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { oneOf } from '../../../shell/search-params.ts';
import {
  BeneficiaryIcon,
  BeneficiaryName,
  BeneficiaryState,
  isNew,
  isUnverified,
} from '../beneficiaries/beneficiary-parts.tsx';
import { useMomentWords } from '../parts/use-moment-words.ts';
import { Bill } from '../payments/payment-parts.tsx';
import classes from './withdraw.module.css';

const VerifyWalletDialog = onDemand(() =>
  import('../beneficiaries/verify-wallet-dialog.tsx').then((module) => module.VerifyWalletDialog),
);

interface BeneficiaryChoiceProps {
  beneficiaries: readonly Beneficiary[];
  chosen: string | undefined;
  /** What is wrong with the choice. */
  problem: ReactNode;
  onChoose: (id: string) => void;
}

/** One of the beneficiaries, each with what tells it from the others. */
export function BeneficiaryChoice({ beneficiaries, chosen, problem, onChoose }: BeneficiaryChoiceProps) {
  const { t } = useTranslation('payments');
  return (
    <Stack as="fieldset">
      <legend className={classes.legend}>{t('withdraw.beneficiary')}</legend>
      <Stack gap={8} className={classes.choices}>
        {beneficiaries.map((beneficiary) => (
          <label key={beneficiary.id} className={classes.beneficiary}>
            <input
              type="radio"
              name="beneficiary"
              value={beneficiary.id}
              checked={beneficiary.id === chosen}
              onChange={() => onChoose(beneficiary.id)}
            />
            <BeneficiaryIcon type={beneficiary.type} />
            <span className={classes.name}>
              <BeneficiaryName beneficiary={beneficiary} />
            </span>
            {(isNew(beneficiary) || isUnverified(beneficiary)) && (
              <BeneficiaryState beneficiary={beneficiary} />
            )}
          </label>
        ))}
      </Stack>
      {problem && (
        <p className={classes.failure} role="alert">
          {problem}
        </p>
      )}
    </Stack>
  );
}

/** Says that a wallet has to be verified before it is paid, and leads there. */
export function UnverifiedNote({ wallet }: { wallet: MobileWallet }) {
  const { t } = useTranslation('payments');
  const [isVerifying, setVerifying] = useState(false);
  return (
    <Row wrap justify="between" gap={16} lineGap={8} className={classes.note} role="status">
      {t('withdraw.unverified')}
      <Button variant="default" onClick={() => setVerifying(true)}>
        {t('beneficiaries.verify')}
      </Button>
      <Suspense>
        {isVerifying && <VerifyWalletDialog wallet={wallet} onClose={() => setVerifying(false)} />}
      </Suspense>
    </Row>
  );
}

interface OperationChoiceProps {
  operations: readonly Withdrawal[];
  value: Withdrawal | undefined;
  onChange: (operation: Withdrawal) => void;
}

/** Which of its numbers a beneficiary is paid by, where it has two. */
export function OperationChoice({ operations, value, onChange }: OperationChoiceProps) {
  const { t } = useTranslation(['payments', 'money']);
  const label = useId();
  if (operations.length < 2 || !value) return null;
  return (
    <div>
      <div id={label} className={classes.label}>
        {t('withdraw.way')}
      </div>
      <SegmentedControl
        aria-labelledby={label}
        value={value}
        onChange={(chosen) => onChange(oneOf(chosen, operations) ?? value)}
        data={operations.map((operation) => ({ value: operation, label: t(`money:operation.${operation}`) }))}
      />
    </div>
  );
}

interface QuoteLinesProps {
  quote: Quote;
  /** Another amount has been typed meanwhile. */
  isStale: boolean;
  /** Of the beneficiary. */
  name: string;
}

/** What arrives, what it costs, and what is left. */
export function QuoteLines({ quote, isStale, name }: QuoteLinesProps) {
  const { t } = useTranslation('payments');
  return (
    <Stack
      gap={12}
      className={`${classes.field} ${classes.quote}`}
      data-stale={isStale || undefined}
      aria-live="polite"
    >
      <Bill bill={quote} arrives={t('lines.receives', { name })} left={quote.available - quote.total} />
      {quote.approval && <p className={classes.info}>{t('withdraw.approval')}</p>}
    </Stack>
  );
}

/** The limit that lets the least through to the receiver that is chosen; the others unfold. */
export function LeftLines({ quote: { limits, withoutApproval, currency } }: { quote: Quote }) {
  const { t } = useTranslation('payments');
  const words = useMomentWords();
  const lines = [
    ...limits.map(({ rule, left, moreFrom }) => ({
      key: rule,
      label: t(`withdraw.left.${rule}`, { from: words(moreFrom) }),
      left,
    })),
    { key: 'approval', label: t('withdraw.left.approval'), left: withoutApproval },
  ].toSorted((one, other) => one.left - other.left);
  const shown = (from: number, to?: number) => (
    <Stack as="dl" gap={4}>
      {lines.slice(from, to).map(({ key, label, left }) => (
        <Row key={key} align="stretch" justify="between" gap={16}>
          <dt>{label}</dt>
          <dd className={classes.amount}>
            <Money amount={left} currency={currency} />
          </dd>
        </Row>
      ))}
    </Stack>
  );
  return (
    <Stack
      as="section"
      gap={6}
      tone="muted"
      size={13}
      aria-label={t('withdraw.left.title')}
      className={classes.field}
    >
      <Text as="h2" tone="text" size={13} weight={500}>
        {t('withdraw.left.title')}
      </Text>
      {shown(0, 1)}
      {lines.length > 1 && (
        <details className={classes.limits}>
          <summary>{t('withdraw.left.all')}</summary>
          {shown(1)}
        </details>
      )}
    </Stack>
  );
}
