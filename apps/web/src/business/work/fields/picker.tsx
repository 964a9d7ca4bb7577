import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { fetchOnce, useFetched } from '../../../shell/fetch-once.ts';
import { createStore } from '../../../shell/store.ts';
import type { Choice } from './picker-dropdown.tsx';

const dropdown = fetchOnce(() => import('./picker-dropdown.tsx').then((module) => module.PickerDropdown));
/** What is typed into the picker that is open, for choices that are not all here. */
export const pickerQuery = createStore('');

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
  isLoading?: boolean;
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
