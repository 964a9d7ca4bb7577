import { type TaskSort, taskSorts } from '@kazi/contract/work';
import { useTranslation } from 'react-i18next';
import IconArrowsSort from '#icons/IconArrowsSort';
import IconColumns3 from '#icons/IconColumns3';
import IconStackFront from '#icons/IconStackFront';
import { oneOf } from '../../../shell/search-params.ts';
import pills from '../fields/fields.module.css';
import { Picker } from '../fields/picker.tsx';
import { columns as all, type Column, type ColumnName, fixedColumns } from './columns.ts';
import { type GroupKind, groupKinds } from './groups.ts';
import classes from './list.module.css';

interface ColumnChoiceProps {
  columns: readonly Column[];
  onToggle: (column: ColumnName) => void;
}

/** Which columns the list has. */
export function ColumnChoice({ columns, onToggle }: ColumnChoiceProps) {
  const { t } = useTranslation('work');
  const optional = all.filter(({ name }) => !fixedColumns.includes(name));
  return (
    <span className={classes.desk}>
      <Picker
        className={pills.pill}
        label={t('list.columns')}
        choices={optional.map(({ name }) => ({ value: name, label: t(`field.${name}`) }))}
        selected={columns.map(({ name }) => name)}
        multiple
        onPick={(picked) => {
          const column = optional.find(({ name }) => name === picked);
          if (column) onToggle(column.name);
        }}
      >
        <IconColumns3 size={16} stroke={1.6} aria-hidden="true" />
        {t('list.columns')}
      </Picker>
    </span>
  );
}

interface GroupChoiceProps {
  value: GroupKind;
  onChange: (kind: GroupKind | undefined) => void;
}

/** What the list is grouped by. */
export function GroupChoice({ value, onChange }: GroupChoiceProps) {
  const { t } = useTranslation('work');
  return (
    <Picker
      className={pills.pill}
      label={t('list.groupBy')}
      buttonLabel={`${t('list.groupBy')}: ${t(`list.group.${value}`)}`}
      choices={groupKinds.map((kind) => ({ value: kind, label: t(`list.group.${kind}`) }))}
      selected={[value]}
      onPick={(kind) => onChange(oneOf(kind, groupKinds))}
    >
      <IconStackFront size={16} stroke={1.6} aria-hidden="true" />
      {t(`list.group.${value}`)}
    </Picker>
  );
}

interface SortChoiceProps {
  value: TaskSort;
  onChange: (sort: TaskSort | undefined) => void;
}

/** In what order the list is. */
export function SortChoice({ value, onChange }: SortChoiceProps) {
  const { t } = useTranslation('work');
  return (
    <Picker
      className={pills.pill}
      label={t('list.sortBy')}
      buttonLabel={`${t('list.sortBy')}: ${t(`list.sort.${value}`)}`}
      choices={taskSorts.map((sort) => ({ value: sort, label: t(`list.sort.${sort}`) }))}
      selected={[value]}
      onPick={(sort) => onChange(oneOf(sort, taskSorts))}
    >
      <IconArrowsSort size={16} stroke={1.6} aria-hidden="true" />
      {value === 'position' ? t('list.sortBy') : t(`list.sort.${value}`)}
    </Picker>
  );
}
