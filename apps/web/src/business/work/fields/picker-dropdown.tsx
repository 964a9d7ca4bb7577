import { Combobox, Loader, useCombobox } from '@mantine/core';
import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCheck from '#icons/IconCheck';
import classes from './picker.module.css';

/** Something that can be chosen. */
export interface Choice {
  value: string;
  label: string;
  /** A sign before the label. */
  mark?: ReactNode;
  /** A word after the label: why it cannot be chosen, whose it is. */
  hint?: string | undefined;
  disabled?: boolean;
  /** Heading it stands under; choices of one group follow each other. */
  group?: string;
}

interface PickerDropdownProps {
  anchor: RefObject<HTMLElement | null>;
  choices: readonly Choice[];
  selected: readonly string[];
  onPick: (value: string) => void;
  multiple?: boolean;
  label: string;
  create?: (typed: string) => Choice | undefined;
  isLoading?: boolean;
  /** `returnFocus` is false where the focus has already gone elsewhere. */
  onClose: (returnFocus: boolean) => void;
}

/** The list of a `Picker`, open below `anchor`: narrowed by typing, moved through by arrows, chosen by Enter. */
export function PickerDropdown(props: PickerDropdownProps) {
  const { anchor, choices, selected, onPick, multiple = false, label, create, isLoading, onClose } = props;
  const { t } = useTranslation('work');
  const [typed, setTyped] = useState('');
  const combobox = useCombobox({ opened: true, loop: true });
  const found = narrowed(choices, typed);
  const made = found.length === 0 || !isLabel(found, typed) ? create?.(typed.trim()) : undefined;
  const shown = made ? [...found, made] : found;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each narrowing; the store is another each time
  useEffect(() => {
    combobox.focusSearchInput();
    if (typed || selected.length !== 1) combobox.selectFirstOption();
    else combobox.selectActiveOption();
  }, [typed, shown.length]);

  function pick(value: string) {
    onPick(value);
    if (multiple) setTyped('');
    else onClose(true);
  }

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={pick}
      onDismiss={() => onClose(true)}
      position="bottom-start"
      width={280}
      offset={4}
      transitionProps={{ duration: 0 }}
    >
      <Combobox.Target refProp="anchored" withAriaAttributes={false} withKeyboardNavigation={false}>
        <Anchor to={anchor} />
      </Combobox.Target>
      <Combobox.Dropdown
        onKeyDown={(event) => {
          if (event.key === 'Tab') onClose(false);
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose(true);
        }}
      >
        <Combobox.Search
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          placeholder={label}
          aria-label={label}
          rightSection={isLoading && <Loader size={14} />}
        />
        <Combobox.Options className={classes.options} aria-label={label} aria-multiselectable={multiple}>
          {shown.map((choice, at) => (
            <ChoiceRow
              key={choice.value}
              choice={choice}
              isSelected={selected.includes(choice.value)}
              heading={choice.group !== shown[at - 1]?.group ? choice.group : undefined}
            />
          ))}
          {shown.length === 0 && !isLoading && <Combobox.Empty>{t('pick.nothing')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

interface ChoiceRowProps {
  choice: Choice;
  isSelected: boolean;
  heading: string | undefined;
}

function ChoiceRow({ choice, isSelected, heading }: ChoiceRowProps) {
  const { value, label, mark, hint, disabled } = choice;
  return (
    <>
      {heading && <div className={classes.heading}>{heading}</div>}
      <Combobox.Option value={value} active={isSelected} disabled={disabled} className={classes.option}>
        {mark}
        <span className={classes.label}>
          {label}
          {hint && <small>{hint}</small>}
        </span>
        {isSelected && <IconCheck className={classes.tick} size={16} stroke={2} aria-hidden="true" />}
      </Combobox.Option>
    </>
  );
}

/** Stands in for the target that the library wants: the element is elsewhere already. */
function Anchor({ to, anchored }: { to: RefObject<HTMLElement | null>; anchored?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(anchored, () => to.current);
  return null;
}

const narrowed = (choices: readonly Choice[], typed: string) => {
  const words = typed.trim().toLowerCase();
  return words
    ? choices.filter(({ label, hint }) => `${label} ${hint ?? ''}`.toLowerCase().includes(words))
    : choices;
};

const isLabel = (choices: readonly Choice[], typed: string) =>
  choices.some(({ label }) => label.toLowerCase() === typed.trim().toLowerCase());
