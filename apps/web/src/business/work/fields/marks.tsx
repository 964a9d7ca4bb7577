import { Row } from '@kazi/ui/layout';
import type { Person } from '@kazi/contract/identity';
import type { Priority } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { hueOf } from '@kazi/ui/identity';
import classes from './fields.module.css';

const lit: Record<Exclude<Priority, 'urgent'>, number> = { none: 0, low: 1, medium: 2, high: 3 };
const bars = [
  { x: 1.5, y: 8, height: 4.5 },
  { x: 5.75, y: 5, height: 7.5 },
  { x: 10, y: 2, height: 10.5 },
];

/** Rising bars, more of them lit the more it presses; an exclamation mark for what is urgent. Decorative. */
export function PriorityMark({ priority, size = 14 }: { priority: Priority; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 14 14"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      {priority === 'urgent' ? (
        <g style={{ color: 'var(--kz-danger)' }}>
          <rect x="0.5" y="0.5" width="13" height="13" rx="3.5" fill="currentColor" />
          <path d="M7 3.4v4.4M7 10.3v.2" stroke="var(--kz-surface)" strokeWidth="1.8" strokeLinecap="round" />
        </g>
      ) : (
        bars.map((bar, at) => (
          <rect
            key={bar.x}
            {...bar}
            width="2.75"
            rx="0.8"
            fill={at < lit[priority] ? 'var(--kz-muted)' : 'var(--kz-line-strong)'}
          />
        ))
      )}
    </svg>
  );
}

interface PeopleStackProps {
  people: readonly Person[];
  max?: number;
  size?: number;
}

/** Faces that overlap a little, the rest counted. */
export function PeopleStack({ people, max = 3, size = 24 }: PeopleStackProps) {
  const shown = people.length > max ? people.slice(0, max - 1) : people;
  const rest = people.slice(shown.length);
  return (
    <span className={classes.people} title={people.map(({ name }) => name).join(', ')}>
      {shown.map(({ id, name, avatar }) => (
        <Avatar key={id} name={name} src={avatar} size={size} />
      ))}
      {rest.length > 0 && <span className={classes.rest}>+{rest.length}</span>}
    </span>
  );
}

interface LabelChipsProps {
  labels: readonly string[];
  /** How many are shown; the rest is counted. */
  max?: number;
  /** Cut off at the end of the line instead of going on in the next. */
  oneLine?: boolean;
}

export function LabelChips({ labels, max = labels.length, oneLine = false }: LabelChipsProps) {
  const rest = labels.slice(max);
  return (
    <span className={classes.labels} data-one-line={oneLine || undefined}>
      {labels.slice(0, max).map((label) => (
        <Row key={label} as="span" inline tone="muted" className={classes.label}>
          <LabelDot label={label} />
          <span>{label}</span>
        </Row>
      ))}
      {rest.length > 0 && (
        <Row as="span" inline tone="muted" className={classes.label} title={rest.join(', ')}>
          +{rest.length}
        </Row>
      )}
    </span>
  );
}

/** The colour that belongs to a label. Decorative. */
export function LabelDot({ label }: { label: string }) {
  return <i className={classes.dot} data-hue={hueOf(label)} aria-hidden="true" />;
}
