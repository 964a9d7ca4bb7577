import { useTranslation } from 'react-i18next';
import IconColumns3 from '#icons/IconColumns3';
import pills from '../fields/fields.module.css';
import { Picker } from '../fields/picker.tsx';
import { columns as all, type Column, type ColumnName, fixedColumns } from './columns.ts';
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
