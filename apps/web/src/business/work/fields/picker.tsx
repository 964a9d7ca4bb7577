import { priorities, type TaskCard, taskStatuses } from '@kazi/contract/work';
import { useListFormat } from '@kazi/ui/locale';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchOnce, useFetched } from '../../../shell/fetch-once.ts';
import { oneOf } from '../../../shell/search-params.ts';
import type { Choice } from './picker-dropdown.tsx';
import type { FieldValues } from './task-fields.ts';
import {
  pickerQuery,
  toggled,
  toggledText,
  useFlowChoices,
  useFlowName,
  useLabelChoices,
  useNewLabel,
  usePeople,
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
  Needed extends keyof TaskCard = Name,
> extends FieldButtonProps {
  task: Pick<TaskCard, Name | Needed>;
  /** Another value was chosen. */
  onChange: (patch: Pick<FieldValues, Name>) => void;
}

/** Offers what the task may go to. */
export function StatusPicker({ task, onChange, ...button }: FieldPickerProps<'status', 'may'>) {
  const { t } = useTranslation('work');
  return (
    <Picker
      disabled={task.may.moves.length === 0}
      label={t('field.status')}
      buttonLabel={`${t('field.status')}: ${t(`status.${task.status}`)}`}
      choices={useStatusChoices(task)}
      selected={[task.status]}
      onPick={(picked) => {
        const status = oneOf(picked, taskStatuses);
        if (status && status !== task.status) onChange({ status });
      }}
      {...button}
    />
  );
}

export function PriorityPicker({ task, onChange, ...button }: FieldPickerProps<'priority'>) {
  const { t } = useTranslation('work');
  return (
    <Picker
      label={t('field.priority')}
      buttonLabel={`${t('field.priority')}: ${t(`priority.${task.priority}`)}`}
      choices={usePriorityChoices()}
      selected={[task.priority]}
      onPick={(picked) => {
        const priority = oneOf(picked, priorities);
        if (priority && priority !== task.priority) onChange({ priority });
      }}
      {...button}
    />
  );
}

export function AssigneesPicker({ task, onChange, ...button }: FieldPickerProps<'assignees'>) {
  const { t } = useTranslation('work');
  const list = useListFormat();
  const people = usePeople();
  const names = list(task.assignees.map(({ name }) => name));
  return (
    <Picker
      label={t('field.assignees')}
      buttonLabel={`${t('field.assignees')}: ${names || t('none.assignees')}`}
      choices={usePeopleChoices()}
      selected={task.assignees.map(({ id }) => id)}
      multiple
      onPick={(id) => onChange({ assignees: toggled(task.assignees, people, id) })}
      {...button}
    />
  );
}

export function LabelsPicker({ task, onChange, ...button }: FieldPickerProps<'labels', 'app'>) {
  const { t } = useTranslation('work');
  const list = useListFormat();
  return (
    <Picker
      label={t('pick.labelPlaceholder')}
      buttonLabel={`${t('field.labels')}: ${list(task.labels) || t('none.labels')}`}
      choices={useLabelChoices(task.app, task.labels)}
      selected={task.labels}
      multiple
      create={useNewLabel()}
      onPick={(label) => onChange({ labels: toggledText(task.labels, label) })}
      {...button}
    />
  );
}

export function FlowPicker({ task, onChange, ...button }: FieldPickerProps<'flow', 'app'>) {
  const { t } = useTranslation('work');
  const none = t('none.flow');
  const chosen = task.flow ?? '';
  return (
    <Picker
      label={t('field.flow')}
      buttonLabel={`${t('field.flow')}: ${useFlowName(task.app, task.flow) ?? none}`}
      choices={[{ value: '', label: none }, ...useFlowChoices(task.app)]}
      selected={[chosen]}
      onPick={(picked) => picked !== chosen && onChange({ flow: picked || null })}
      {...button}
    />
  );
}
