import type { Withdrawal } from '@kazi/contract/money';
import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { oneOf } from '../../../shell/search-params.ts';
import classes from './withdraw.module.css';

interface WayChoiceProps {
  ways: readonly Withdrawal[];
  value: Withdrawal | undefined;
  onChange: (way: Withdrawal) => void;
}

/** Which of its numbers a receiver is paid by, where it has two. */
export function WayChoice({ ways, value, onChange }: WayChoiceProps) {
  const { t } = useTranslation(['payments', 'wallet']);
  const label = useId();
  if (ways.length < 2 || !value) return null;
  return (
    <div>
      <div id={label} className={classes.label}>
        {t('withdraw.way')}
      </div>
      <SegmentedControl
        aria-labelledby={label}
        value={value}
        onChange={(chosen) => onChange(oneOf(chosen, ways) ?? value)}
        data={ways.map((way) => ({ value: way, label: t(`wallet:operation.${way}`) }))}
      />
    </div>
  );
}
