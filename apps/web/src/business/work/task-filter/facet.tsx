import { Row, Text } from '@kazi/ui/layout';
import { TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import IconSearch from '#icons/IconSearch';
import IconX from '#icons/IconX';
import { useTypedText } from '../../../shell/page/use-typed-text.ts';
import { useShortcut } from '../../../shell/shortcuts/use-shortcut.ts';
import { Picker } from '../fields/picker.tsx';
import type { Choice } from '../fields/picker-dropdown.tsx';
import { toggledText } from '../fields/use-choices.tsx';
import classes from './filter-bar.module.css';

interface FilterTextProps {
  q: string | undefined;
  onChange: (q: string | undefined) => void;
  label: string;
  /** What the tasks are called in the list of keys. */
  group: string;
}

/** Narrows by text; the slash leads to it. */
export function FilterText({ q, onChange, label, group }: FilterTextProps) {
  const { t } = useTranslation('work');
  const input = useRef<HTMLInputElement>(null);
  const { typed, type, flush } = useTypedText(q, onChange);
  useShortcut({ keys: '/', label: t('shortcuts.filter'), group, run: () => input.current?.focus() });
  return (
    <TextInput
      ref={input}
      className={classes.text}
      type="search"
      size="xs"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={15} stroke={1.8} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={flush}
    />
  );
}

export interface FacetProps {
  /** What is narrowed by, in the reader's language. */
  name: string;
  choices: readonly Choice[];
  /** What tasks may have; undefined where anything goes. */
  selected: readonly string[] | undefined;
  /** Called with what to make of the values in the address, which may be newer than those selected here. */
  onSelect: (change: (now: readonly string[]) => string[]) => void;
}

/** One way to narrow: a button while anything goes, else a chip that says what does and takes it away again. */
export function Facet({ name, choices, selected = [], onSelect }: FacetProps) {
  const { t } = useTranslation('work');
  const chosen = choices.filter(({ value }) => selected.includes(value));
  const first = chosen[0]?.label;
  const isOn = selected.length > 0;
  const value =
    first && chosen.length > 1 ? t('filter.andMore', { first, count: chosen.length - 1 }) : (first ?? '…');
  return (
    <Row as="span" inline size={13} className={classes.facet} data-on={isOn || undefined}>
      <Picker
        className={classes.choose}
        label={name}
        buttonLabel={isOn ? t('filter.is', { name, value }) : t('filter.any', { name })}
        choices={choices}
        selected={selected}
        multiple
        onPick={(picked) => onSelect((now) => toggledText(now, picked))}
      >
        {isOn ? (
          <>
            <Text as="span" weight={400}>
              {name}
            </Text>{' '}
            {value}
          </>
        ) : (
          name
        )}
      </Picker>
      {isOn && (
        <button
          type="button"
          className={classes.remove}
          aria-label={t('filter.remove', { name })}
          onClick={() => onSelect(() => [])}
        >
          <IconX size={13} stroke={2} aria-hidden="true" />
        </button>
      )}
    </Row>
  );
}
