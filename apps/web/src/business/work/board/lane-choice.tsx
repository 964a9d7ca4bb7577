import { useTranslation } from 'react-i18next';
import IconLayoutRows from '#icons/IconLayoutRows';
import { oneOf } from '../../../shell/search-params.ts';
import pills from '../fields/fields.module.css';
import { Picker } from '../fields/picker.tsx';
import { type LaneKind, laneKinds } from './lanes.ts';

interface LaneChoiceProps {
  value: LaneKind | undefined;
  onChange: (lanes: LaneKind | undefined) => void;
}

/** Whether the board has lanes, and by what. */
export function LaneChoice({ value, onChange }: LaneChoiceProps) {
  const { t } = useTranslation('work');
  const chosen = value ?? 'none';
  return (
    <Picker
      className={pills.pill}
      label={t('board.lanes')}
      choices={(['none', ...laneKinds] as const).map((kind) => ({
        value: kind,
        label: t(`board.lanesBy.${kind}`),
      }))}
      selected={[chosen]}
      onPick={(kind) => onChange(oneOf(kind, laneKinds))}
    >
      <IconLayoutRows size={16} stroke={1.6} aria-hidden="true" />
      {t(`board.lanesBy.${chosen}`)}
    </Picker>
  );
}
