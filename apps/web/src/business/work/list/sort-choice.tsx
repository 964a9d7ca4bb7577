import { type TaskSort, taskSorts } from '@kazi/contract/work';
import { useTranslation } from 'react-i18next';
import IconArrowsSort from '#icons/IconArrowsSort';
import { oneOf } from '../../../shell/search-params.ts';
import pills from '../fields/fields.module.css';
import { Picker } from '../fields/picker.tsx';

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
