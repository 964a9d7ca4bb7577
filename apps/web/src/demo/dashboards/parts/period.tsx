import { type Period, periods } from '@kazi/simulation/cards';
import { Choice } from './choice.tsx';

/** Which period a card tells of; it lives in the address. */
export interface PeriodProps {
  period: Period | undefined;
  onPeriod: (period: Period) => void;
}

/** Chooses it. */
export const PeriodChoice = ({ of, period, onPeriod }: PeriodProps & { of: string }) => (
  <Choice label={`Period of ${of}`} values={periods} value={period ?? periods[0]} onChoose={onPeriod} />
);
