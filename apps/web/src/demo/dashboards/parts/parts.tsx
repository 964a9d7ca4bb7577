import { type Period, periods } from '@kazi/simulation/cards';
import { Row, Text } from '@kazi/ui/layout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import { Growth } from './growth.tsx';
import classes from './parts.module.css';

/** Cards in twelve columns, in two or four where there is less room, one below the other on a phone. */
export const Grid = ({ children }: { children: ReactNode }) => (
  <div className={classes.frame}>
    <div className={classes.grid}>{children}</div>
  </div>
);

/** How many of twelve columns a card takes: where there is much room, and where there is some. */
export type Span = '4-12' | '4-6' | '4-4' | '5-12' | '7-12' | '8-12' | '12-12';

interface FigureProps {
  value: ReactNode;
  /** Percent more than before. */
  growth?: number;
  /** What it compares with, or what it counts. */
  detail?: ReactNode;
}

/** The figure a card is about. */
export function Figure({ value, growth, detail }: FigureProps) {
  return (
    <Row lineGap={0} gap={8} align="baseline" wrap>
      <bdi className={classes.value}>{value}</bdi>
      {growth !== undefined && <Growth percent={growth} />}
      {detail && (
        <Text as="span" tone="muted" size={13}>
          {detail}
        </Text>
      )}
    </Row>
  );
}

/** A chart at the foot of its card, however much room there is above it. */
export const Foot = ({ children }: { children: ReactNode }) => <div className={classes.foot}>{children}</div>;

/** From when to when a chart without an axis tells. */
export const Ends = ({ first, last }: { first: string | undefined; last: string | undefined }) => (
  <Row align="stretch" justify="between" tone="muted" size={12} className={classes.ends} aria-hidden="true">
    <bdi>{first}</bdi>
    <bdi>{last}</bdi>
  </Row>
);

/** Which period a card tells of; it lives in the address. */
export interface PeriodProps {
  period: Period | undefined;
  onPeriod: (period: Period) => void;
}

/** Chooses it. */
export function PeriodChoice({ label, period, onPeriod }: PeriodProps & { label: string }) {
  const { t } = useTranslation('demo');
  return (
    <Choice
      label={label}
      values={periods}
      value={period ?? periods[0]}
      nameOf={(one) => t(`parts.periods.${one}`)}
      onChoose={onPeriod}
    />
  );
}

/** Keeps the place of a word or a figure within a line. */
export const Bone = ({ width }: { width: number }) => (
  <span className={classes.bone} style={{ inlineSize: width }} aria-hidden="true" />
);

interface ChoiceProps<Value extends string | number> {
  /** What is chosen, and for which card. */
  label: string;
  values: readonly Value[];
  value: Value;
  /** How a value is read; as it is, where nothing is given. */
  nameOf?: (value: Value) => string;
  onChoose: (value: Value) => void;
}

/** Which period or year a card tells of. */
export function Choice<Value extends string | number>({
  label,
  values,
  value,
  nameOf = String,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <span className={classes.choice}>
      <select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = values[currentTarget.selectedIndex];
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} stroke={1.8} aria-hidden="true" />
    </span>
  );
}

interface CellsProps {
  cells: readonly { name: string; value: ReactNode }[];
}

/** A few figures side by side, at the foot of a card. */
export const Cells = ({ cells }: CellsProps) => (
  <dl className={classes.cells}>
    {cells.map(({ name, value }) => (
      <div key={name}>
        <Text as="dt" tone="muted" size={13} cut>
          {name}
        </Text>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
