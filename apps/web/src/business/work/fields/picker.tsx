import {
  estimateMaxHours,
  estimateStepHours,
  priorities,
  type TaskCard,
  taskStatuses,
} from '@kazi/contract/work';
import { useListFormat } from '@kazi/ui/locale';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchOnce, useFetched } from '../../../shell/fetch-once.ts';
import { oneOf } from '../../../shell/search-params.ts';
import { usePersonName } from '../../use-person-name.ts';
import type { Choice } from './picker-dropdown.tsx';
import type { FieldValues } from './task-fields.ts';
import {
  pickerQuery,
  toggled,
  toggledText,
  useAssignablePeople,
  useFlowChoices,
  useFlowName,
  useLabelChoices,
  useNewLabel,
  usePeopleChoices,
  usePriorityChoices,
  useStatusChoices,
} from './use-choices.tsx';

const dropdown = fetchOnce(() => import('./picker-dropdown.tsx').then((module) => module.PickerDropdown));

const prepare = () => void dropdown.load().catch(() => undefined);

export interface PickerProps {
  choices: readonly Choice[];
  /** Values that are ticked. */
  selected: readonly string[];
  /** A value was chosen, or chosen again. */
  onPick: (value: string) => void;
  /** Stays open for more. */
  multiple?: boolean;
  /** What is being chosen: names the list for screen readers and stands in its search field. */
  label: string;
  /** Makes a choice of what was typed, where it is none yet. */
  create?: (typed: string) => Choice | undefined;
  /** Opened at once: the button has just been asked for by other means. */
  defaultOpened?: boolean;
  onClose?: () => void;
  /** Name of the button, where its content does not say it. */
  buttonLabel?: string;
  className?: string | undefined;
  disabled?: boolean;
  /** What the button shows. */
  children: ReactNode;
}

/** A button that opens a searchable list of choices. Costs no more than a button until it is opened. */
export function Picker({
  defaultOpened = false,
  onClose,
  buttonLabel,
  className,
  disabled,
  children,
  ...list
}: PickerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(defaultOpened);
  const PickerDropdown = useFetched(dropdown, opened);
  const [typed, setTyped] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  useEffect(() => {
    if (opened) button.current?.focus();
  }, [opened]);

  useEffect(() => {
    if (!opened) return;
    pickerQuery.set(typed.trim());
    return () => pickerQuery.set('');
  }, [opened, typed]);

  function close(returnFocus: boolean) {
    setOpened(false);
    setTyped('');
    setSubmitted(false);
    if (returnFocus) button.current?.focus();
    onClose?.();
  }
  /** The list may not have the focus yet, or not even be there: what is typed meanwhile is typed into it. */
  function onKeyDown(event: KeyboardEvent) {
    if (!opened || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') close(true);
    else if (event.key === 'Enter') setSubmitted(true);
    else if (event.key.length === 1) setTyped((before) => before + event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        disabled={disabled}
        aria-label={buttonLabel}
        aria-haspopup="listbox"
        aria-expanded={opened}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpened(!opened)}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      {opened && PickerDropdown && (
        <PickerDropdown
          {...list}
          anchor={button}
          typed={typed}
          onType={(now) => {
            setTyped(now);
            setSubmitted(false);
          }}
          isSubmitted={isSubmitted}
          onClose={close}
        />
      )}
    </>
  );
}

export type FieldButtonProps = Pick<
  PickerProps,
  'className' | 'disabled' | 'defaultOpened' | 'onClose' | 'buttonLabel' | 'children'
>;

/** Chooses a field of a task: the button's name says what is chosen, its content is the place's own. */
export interface FieldPickerProps<
  Name extends keyof FieldValues & keyof TaskCard,
  Needed extends keyof TaskCard = never,
> extends FieldButtonProps {
  /** The task; of several, what they have in common, with undefined for what they differ in. */
  task: { [Field in Name]: TaskCard[Field] | undefined } & Pick<TaskCard, Needed>;
  /** It is several tasks: one value is chosen for all of them. */
  isMany?: boolean;
  /** Another value was chosen. */
  onChange: (patch: Pick<FieldValues, Name>) => void;
}

/** The name of a field's button: the field, and its value where there is one. */
const buttonName = (field: string, value: string | undefined) =>
  value === undefined ? field : `${field}: ${value}`;

const ticked = (value: string | undefined): string[] => (value === undefined ? [] : [value]);

/** Offers what the task may go to; for tasks that differ, every status. */
export function StatusPicker({ task, isMany: _, onChange, ...button }: FieldPickerProps<'status', 'may'>) {
  const { t } = useTranslation('work');
  const { status: now, may } = task;
  return (
    <Picker
      disabled={may.moves.length === 0}
      label={t('field.status')}
      buttonLabel={buttonName(t('field.status'), now && t(`status.${now}`))}
      choices={useStatusChoices(now && { status: now, may })}
      selected={ticked(now)}
      onPick={(picked) => {
        const status = oneOf(picked, taskStatuses);
        if (status && status !== now) onChange({ status });
      }}
      {...button}
    />
  );
}

export function PriorityPicker({ task, isMany: _, onChange, ...button }: FieldPickerProps<'priority'>) {
  const { t } = useTranslation('work');
  const { priority: now } = task;
  return (
    <Picker
      label={t('field.priority')}
      buttonLabel={buttonName(t('field.priority'), now && t(`priority.${now}`))}
      choices={usePriorityChoices()}
      selected={ticked(now)}
      onPick={(picked) => {
        const priority = oneOf(picked, priorities);
        if (priority && priority !== now) onChange({ priority });
      }}
      {...button}
    />
  );
}

/** Several people of one task; for many tasks the one person, or nobody, that all of them get. */
export function AssigneesPicker({
  task,
  isMany = false,
  onChange,
  ...button
}: FieldPickerProps<'assignees'>) {
  const { t } = useTranslation('work');
  const list = useListFormat();
  const people = useAssignablePeople();
  const choices = usePeopleChoices();
  const nameOf = usePersonName();
  const now = task.assignees ?? [];
  const nobody = t('none.assignees');
  return (
    <Picker
      label={t('field.assignees')}
      buttonLabel={buttonName(t('field.assignees'), task.assignees && (list(now.map(nameOf)) || nobody))}
      choices={isMany ? [{ value: '', label: nobody }, ...choices] : choices}
      selected={now.map(({ id }) => id)}
      multiple={!isMany}
      onPick={(id) =>
        onChange({
          assignees: isMany ? people.filter((person) => person.id === id) : toggled(now, people, id),
        })
      }
      {...button}
    />
  );
}

/** Several labels of one task; for many tasks one that all of them get, or lose where all have it. */
export function LabelsPicker({
  task,
  isMany = false,
  onChange,
  ...button
}: FieldPickerProps<'labels', 'app'>) {
  const { t } = useTranslation('work');
  const list = useListFormat();
  const now = task.labels ?? [];
  return (
    <Picker
      label={t('pick.labelPlaceholder')}
      buttonLabel={buttonName(t('field.labels'), list(now) || t('none.labels'))}
      choices={useLabelChoices(task.app, now)}
      selected={now}
      multiple={!isMany}
      create={useNewLabel()}
      onPick={(label) => onChange({ labels: toggledText(now, label) })}
      {...button}
    />
  );
}

export function FlowPicker({ task, isMany: _, onChange, ...button }: FieldPickerProps<'flow', 'app'>) {
  const { t } = useTranslation('work');
  const none = t('none.flow');
  const chosen = task.flow === null ? '' : task.flow;
  const name = useFlowName(task.app, task.flow ?? null) ?? none;
  return (
    <Picker
      label={t('field.flow')}
      buttonLabel={buttonName(t('field.flow'), task.flow === undefined ? undefined : name)}
      choices={[{ value: '', label: none }, ...useFlowChoices(task.app)]}
      selected={ticked(chosen)}
      onPick={(picked) => picked !== chosen && onChange({ flow: picked || null })}
      {...button}
    />
  );
}

/** Hours that are chosen often; any other number of quarters can be typed. */
const usualHours = [0.5, 1, 2, 4, 8, 16, 24, 40];

export function EstimatePicker({ task, isMany: _, onChange, ...button }: FieldPickerProps<'estimate'>) {
  const { t } = useTranslation('work');
  const { estimate: now } = task;
  const choice = (hours: number): Choice => ({ value: `${hours}`, label: t('hours', { count: hours }) });
  const none = t('none.estimate');
  const create = (typed: string) => {
    const hours = Number(typed.replace(',', '.'));
    const isEstimate = hours > 0 && hours <= estimateMaxHours && hours % estimateStepHours === 0;
    return isEstimate ? { ...choice(hours), isExact: true as const } : undefined;
  };
  return (
    <Picker
      label={t('new.estimate')}
      buttonLabel={buttonName(
        t('field.estimate'),
        now === undefined ? undefined : now === null ? none : choice(now).label,
      )}
      choices={[{ value: '', label: none }, ...usualHours.map(choice)]}
      selected={now === undefined ? [] : [now === null ? '' : `${now}`]}
      create={create}
      onPick={(picked) => {
        const estimate = picked === '' ? null : Number(picked);
        if (estimate !== now) onChange({ estimate });
      }}
      {...button}
    />
  );
}
