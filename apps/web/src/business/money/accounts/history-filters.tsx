import { directions, transferKinds } from '@kazi/contract/money/words';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../../../shell/page/filters.module.css';
import { oneOf } from '../../../shell/search-params.ts';
import accountClasses from './accounts.module.css';
import type { HistoryFilter } from './filter.ts';

interface HistoryFiltersProps {
  filter: HistoryFilter;
  /** Called with what changes; all else stays. */
  onChange: (change: HistoryFilter) => void;
}

export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const { t } = useTranslation('money');
  return (
    <search className={classes.filters}>
      <NativeSelect
        className={accountClasses.account}
        aria-label={t('history.account')}
        value={filter.account ?? ''}
        onChange={({ currentTarget }) => onChange({ account: oneOf(currentTarget.value, ['on-hold']) })}
        data={[
          { value: '', label: t('account.primary') },
          { value: 'on-hold', label: t('account.on-hold') },
        ]}
      />
      <NativeSelect
        aria-label={t('history.direction')}
        value={filter.direction ?? ''}
        onChange={({ currentTarget }) => onChange({ direction: oneOf(currentTarget.value, directions) })}
        data={[
          { value: '', label: t('history.anyDirection') },
          ...directions.map((value) => ({ value, label: t(`history.${value}`) })),
        ]}
      />
      <NativeSelect
        aria-label={t('history.kind')}
        value={filter.kind ?? ''}
        onChange={({ currentTarget }) => onChange({ kind: oneOf(currentTarget.value, transferKinds) })}
        data={[
          { value: '', label: t('history.anyKind') },
          ...transferKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
        ]}
      />
    </search>
  );
}
