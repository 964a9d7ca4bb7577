import type { Person } from '@kazi/contract/identity';
import { addDays } from '@kazi/contract/shared';
import {
  isFinished,
  type Priority,
  type RewardState,
  type TaskCard,
  type TaskStatus,
} from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { dateFormat } from '@kazi/ui/date-format';
import { hueOf } from '@kazi/ui/identity';
import { Row } from '@kazi/ui/layout';
import { useListFormat, useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { VisuallyHidden } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import IconArrowBackUp from '#icons/IconArrowBackUp';
import IconCalendarDue from '#icons/IconCalendarDue';
import IconCircleCheck from '#icons/IconCircleCheck';
import IconCoin from '#icons/IconCoin';
import IconHourglass from '#icons/IconHourglass';
import IconLock from '#icons/IconLock';
import IconRubberStamp from '#icons/IconRubberStamp';
import { today } from '../../../shell/days.ts';
import { usePersonName } from '../../use-person-name.ts';
import { dueGroupOf, localNoon } from '../days.ts';
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
        <g style={{ color: 'var(--kz-warning)' }}>
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
  const list = useListFormat();
  const nameOf = usePersonName();
  const shown = people.length > max ? people.slice(0, max - 1) : people;
  const rest = people.slice(shown.length);
  return (
    <span className={classes.people} title={list(people.map(nameOf))}>
      {shown.map((person) => (
        <Avatar
          key={person.id}
          name={nameOf(person)}
          src={person.avatar}
          size={size}
          outlined={person.invited}
        />
      ))}
      {rest.length > 0 && <bdi className={classes.rest}>+{rest.length}</bdi>}
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
  const list = useListFormat();
  const rest = labels.slice(max);
  return (
    <span className={classes.labels} data-one-line={oneLine || undefined}>
      {labels.slice(0, max).map((label) => (
        <Row key={label} as="span" inline tone="muted" className={classes.label}>
          <LabelDot label={label} />
          <span dir="auto">{label}</span>
        </Row>
      ))}
      {rest.length > 0 && (
        <Row as="span" inline tone="muted" className={classes.label} title={list(rest)}>
          <bdi>+{rest.length}</bdi>
        </Row>
      )}
    </span>
  );
}

const dots = [
  '#1c917e',
  '#3b7dc4',
  '#8f62c9',
  '#c2588a',
  '#cc6a3d',
  '#b08b1e',
  '#62993a',
  '#73859a',
  '#b5533c',
  '#2f8fa8',
  '#5a6ad0',
  '#a94fb3',
  '#8a7350',
  '#3f9a56',
  '#d0577a',
  '#5c7f8f',
];

/** The colour that belongs to a label. Decorative. */
export function LabelDot({ label }: { label: string }) {
  return <i className={classes.dot} style={{ background: dots[hueOf(label)] }} aria-hidden="true" />;
}

/** When a task is due; red once that is past, unless nothing is left to do. */
export function DueDate({ dueDate, status }: { dueDate: string; status: TaskStatus }) {
  const { t } = useTranslation('work');
  const dayText = useDayText();
  const due = isFinished(status) ? 'later' : dueGroupOf(dueDate);
  const day = dayText(dueDate);
  return (
    <span className={`${classes.chip} ${classes.due}`} data-due={due}>
      <IconCalendarDue size={14} stroke={1.7} aria-hidden="true" />
      <SpokenAs about={t(due === 'overdue' ? 'due.overdueOn' : 'due.dueOn', { day })}>{day}</SpokenAs>
    </span>
  );
}

/** Names a day as people do: "Tomorrow", "Friday" within a week, else "12 Dec", with its year where that is another. */
export function useDayText(): (day: string) => string {
  const locale = useLocale();
  const { t } = useTranslation('work');
  return (day) => {
    const now = today();
    if (day === now) return t('due.today');
    if (day === addDays(now, 1)) return t('due.tomorrow');
    if (day === addDays(now, -1)) return t('due.yesterday');
    const moment = localNoon(day);
    if (day > now && day <= addDays(now, 6)) return dateFormat(locale, { weekday: 'long' }).format(moment);
    const isThisYear = day.slice(0, 4) === now.slice(0, 4);
    return dateFormat(locale, {
      day: 'numeric',
      month: 'short',
      ...(!isThisYear && { year: 'numeric' }),
    }).format(moment);
  };
}

/** The sign of work that is approved; nothing for other work. */
export function ApprovalMark({ task: { approval } }: { task: Pick<TaskCard, 'approval'> }) {
  const { t } = useTranslation('work');
  if (!approval) return null;
  const says = t('approval.by', { name: approval.by.name });
  return (
    <span className={classes.approval} title={says}>
      <IconRubberStamp size={14} stroke={1.8} aria-hidden="true" />
      <VisuallyHidden>{says}</VisuallyHidden>
    </span>
  );
}

const rewardIcons: Record<RewardState, Icon> = {
  promised: IconCoin,
  held: IconLock,
  releasing: IconHourglass,
  released: IconCircleCheck,
  returned: IconArrowBackUp,
};

interface RewardMarkProps {
  task: Pick<TaskCard, 'reward' | 'rewardState'>;
  /** The state is written out; otherwise its sign stands for it, and its word is there for screen readers. */
  named?: boolean;
}

/** What a task pays and where that money is now, the same on every screen that shows the task. */
export function RewardMark({ task: { reward, rewardState }, named = false }: RewardMarkProps) {
  const { t } = useTranslation('work');
  if (!reward || !rewardState) return null;
  const StateIcon = rewardIcons[rewardState];
  const word = t(`rewardState.${rewardState}`);
  const why = t(`rewardState.why.${rewardState}`);
  return (
    <span className={classes.reward} data-state={rewardState} title={named ? why : `${word}: ${why}`}>
      <StateIcon size={14} stroke={1.8} aria-hidden="true" />
      <Money {...reward} />
      {named ? <span className={classes.rewardState}>{word}</span> : <VisuallyHidden> {word}</VisuallyHidden>}
      {named && <VisuallyHidden>({why})</VisuallyHidden>}
    </span>
  );
}
