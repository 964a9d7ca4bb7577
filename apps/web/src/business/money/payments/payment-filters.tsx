import { paymentKinds, paymentStatuses } from '@kazi/contract/money/words';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.tsx';
import classes from '../../../shell/page/filters.module.css';
import { oneOf } from '../../../shell/search-params.ts';
import type { PaymentSearch } from './filter.ts';

interface PaymentFiltersProps {
  filter: PaymentSearch;
  /** Called with what changes; all else stays. */
  onChange: (change: PaymentSearch) => void;
}

export function PaymentFilters({ filter, onChange }: PaymentFiltersProps) {
  const { t } = useTranslation(['payments', 'money']);
  const maySeeAll = useAbility().can('approve', 'Payment');
  return (
    <search className={classes.filters}>
      {maySeeAll && (
        <NativeSelect
          aria-label={t('list.whose.label')}
          value={filter.of ?? 'me'}
          onChange={({ currentTarget }) => onChange({ of: oneOf(currentTarget.value, ['all']) })}
          data={[
            { value: 'me', label: t('list.whose.me') },
            { value: 'all', label: t('list.whose.all') },
          ]}
        />
      )}
      <NativeSelect
        aria-label={t('list.kind.label')}
        value={filter.kind ?? ''}
        onChange={({ currentTarget }) => onChange({ kind: oneOf(currentTarget.value, paymentKinds) })}
        data={[
          { value: '', label: t('list.kind.any') },
          ...paymentKinds.map((value) => ({ value, label: t(`list.kind.${value}`) })),
        ]}
      />
      <NativeSelect
        aria-label={t('list.status.label')}
        value={filter.status ?? ''}
        onChange={({ currentTarget }) => onChange({ status: oneOf(currentTarget.value, paymentStatuses) })}
        data={[
          { value: '', label: t('list.status.any') },
          ...paymentStatuses.map((value) => ({ value, label: t(`money:status.${value}`) })),
        ]}
      />
    </search>
  );
}
