import { auditKinds } from '@kazi/contract/activity/words';
import { Button, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconX from '#icons/IconX';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { isWritten } from '../../../shell/days.ts';
import filterClasses from '../../../shell/page/filters.module.css';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import classes from './audit.module.css';
import type { AuditSearch } from './filter.ts';

interface AuditFiltersProps {
  filter: AuditSearch;
  /** Name of the person whom the list is narrowed to, once it is there. */
  actorName: string | null | undefined;
  /** Called with what changes; all else stays. */
  onChange: (change: AuditSearch) => void;
}

export function AuditFilters({ filter, actorName, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('audit');
  return (
    <search className={filterClasses.filters}>
      <SearchField
        className={filterClasses.search}
        label={t('filter.search')}
        value={filter.q}
        onSearch={(q) => onChange({ q })}
      />
      <NativeSelect
        className={classes.kind}
        aria-label={t('filter.kind')}
        value={filter.kind ?? ''}
        onChange={({ currentTarget }) => onChange({ kind: oneOf(currentTarget.value, auditKinds) })}
        data={[
          { value: '', label: t('filter.anyKind') },
          ...auditKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
        ]}
      />
      {(['from', 'to'] as const).map((end) => (
        <DayField
          key={end}
          className={classes.day}
          leftSection={<span className={classes.end}>{t(`filter.${end}`)}</span>}
          leftSectionWidth={64}
          aria-label={t(`filter.${end}Day`)}
          value={filter[end] ?? ''}
          onChange={(day) => (day === '' || isWritten(day, 'day')) && onChange({ [end]: day || undefined })}
        />
      ))}
      {filter.actor && (
        <Button
          variant="default"
          className={classes.actorFilter}
          rightSection={<IconX size={14} aria-hidden="true" />}
          onClick={() => onChange({ actor: undefined })}
          aria-label={t('filter.everybody')}
        >
          {t('filter.onlyBy', { name: actorName ?? '…' })}
        </Button>
      )}
    </search>
  );
}
