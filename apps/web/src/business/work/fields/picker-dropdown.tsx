import { folded } from '@kazi/contract/folded';
import { useAnnounced } from '@kazi/ui/announcer';
import { Text } from '@kazi/ui/layout';
import { Combobox, type ComboboxStore, useCombobox } from '@mantine/core';
import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle } from 'react';
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
  /** Made of what was typed, and just that: a 6 that is typed is no 16. */
  isExact?: true;
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
  /** What the choices are narrowed by. */
  typed: string;
  onType: (typed: string) => void;
  /** Enter was pressed before the list was there: the first choice is taken as soon as there is one. */
  isSubmitted: boolean;
  /** `returnFocus` is false where the focus has already gone elsewhere. */
  onClose: (returnFocus: boolean) => void;
}

/** The list of a `Picker`, open below `anchor`: narrowed by typing, moved through by arrows, chosen by Enter. */
export function PickerDropdown(props: PickerDropdownProps) {
  const { anchor, choices, selected, onPick, multiple = false, label, create, onClose } = props;
  const { typed, onType, isSubmitted } = props;
  const { t } = useTranslation(['work', 'common']);
  const combobox = useCombobox({ opened: true, loop: true });
  const found = narrowed(choices, typed);
  const created = found.length === 0 || !isLabel(found, typed) ? create?.(typed.trim()) : undefined;
  const made = found.some(({ value }) => value === created?.value) ? undefined : created;
  const shown = !made ? found : made.isExact ? [made, ...found] : [...found, made];

  useAnnounced(shown.length > 0 ? t('common:found', { count: shown.length }) : t('pick.nothing'), typed);

  function pick(value: string) {
    onPick(value);
    if (multiple) onType('');
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
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDownCapture={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || typed.trim() !== '') return;
            event.preventDefault();
            event.stopPropagation();
            sendFrom(anchor.current, event);
            onClose(true);
          }}
          placeholder={label}
          aria-label={label}
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
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
          {shown.length === 0 && <Combobox.Empty>{t('pick.nothing')}</Combobox.Empty>}
        </Combobox.Options>
        <Pointer
          combobox={combobox}
          typed={typed}
          count={shown.length}
          toActive={selected.length === 1}
          isSubmitted={isSubmitted}
        />
      </Combobox.Dropdown>
    </Combobox>
  );
}

interface PointerProps {
  combobox: ComboboxStore;
  typed: string;
  count: number;
  /** Begins at the choice that is ticked. */
  toActive: boolean;
  isSubmitted: boolean;
}

/** Points Enter at a choice, anew for each narrowing. Stands after the choices, which are there when it is. */
function Pointer({ combobox, typed, count, toActive, isSubmitted }: PointerProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each narrowing; the store is another each time
  useEffect(() => {
    combobox.focusSearchInput();
    if (typed || !toActive) combobox.selectFirstOption();
    else combobox.selectActiveOption();
    if (isSubmitted) combobox.clickSelectedOption();
  }, [typed, count, isSubmitted]);
  return null;
}

interface ChoiceRowProps {
  choice: Choice;
  isSelected: boolean;
  heading: string | undefined;
}

function ChoiceRow({ choice, isSelected, heading }: ChoiceRowProps) {
  const { value, label, mark, hint, disabled = false } = choice;
  return (
    <>
      {heading && <div className={classes.heading}>{heading}</div>}
      <Combobox.Option
        value={value}
        active={isSelected}
        aria-selected={isSelected}
        disabled={disabled}
        className={classes.option}
      >
        {mark}
        <Text as="span" grow className={classes.label}>
          {label}
          {hint && <small>{hint}</small>}
        </Text>
        {isSelected && <IconCheck className={classes.tick} size={16} stroke={2} aria-hidden="true" />}
      </Combobox.Option>
    </>
  );
}

/** Ctrl or ⌘ with Enter means the form around the list, where nothing is sought: its button hears it instead. */
const sendFrom = (button: HTMLElement | null, { ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }) =>
  button?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', ctrlKey, metaKey, bubbles: true, cancelable: true }),
  );

/** Stands in for the target that the library wants: the element is elsewhere already. */
function Anchor({ to, anchored }: { to: RefObject<HTMLElement | null>; anchored?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(anchored, () => to.current);
  return null;
}

const narrowed = (choices: readonly Choice[], typed: string) => {
  const words = folded(typed.trim());
  return words
    ? choices.filter(({ label, hint }) => folded(`${label} ${hint ?? ''}`).includes(words))
    : choices;
};

const isLabel = (choices: readonly Choice[], typed: string) =>
  choices.some(({ label }) => folded(label) === folded(typed.trim()));
