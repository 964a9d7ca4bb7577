import { useTranslation } from 'react-i18next';
import IconStackFront from '#icons/IconStackFront';
import { oneOf } from '../../../shell/search-params.ts';
import pills from '../fields/fields.module.css';
import { Picker } from '../fields/picker.tsx';
import { type GroupKind, groupKinds } from './groups.ts';

interface GroupChoiceProps {
  value: GroupKind;
  onChange: (kind: GroupKind | undefined) => void;
}

/** By what the list is grouped. */
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
