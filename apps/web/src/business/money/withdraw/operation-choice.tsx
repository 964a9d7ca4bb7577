import type { Withdrawal } from '@kazi/contract/money';
import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { oneOf } from '../../../shell/search-params.ts';
import classes from './withdraw.module.css';

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
