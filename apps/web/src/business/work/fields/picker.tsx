import { type ReactNode, useRef, useState } from 'react';
import { type Choice, PickerDropdown } from './picker-dropdown.tsx';

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
  function close(returnFocus: boolean) {
    setOpened(false);
    if (returnFocus) button.current?.focus();
    onClose?.();
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
        onClick={() => setOpened(!opened)}
        onKeyDown={(event) => {
          // The list may not have the focus yet.
          if (!opened || event.key !== 'Escape') return;
          event.stopPropagation();
          close(true);
        }}
      >
        {children}
      </button>
      {opened && <PickerDropdown {...list} anchor={button} onClose={close} />}
    </>
  );
}
