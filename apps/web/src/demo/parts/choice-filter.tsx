import { NativeSelect } from '@mantine/core';
import { oneOf } from '../../shell/search-params.ts';

interface ChoiceFilterProps<Word extends string> {
  label: string;
  /** What stands there while nothing is chosen: the label unless set. */
  none?: string;
  words: readonly Word[];
  nameOf: (word: Word) => string;
  value: Word | undefined;
  onChoose: (word: Word | undefined) => void;
}

/** Beside a search: narrows or orders a list by one of some words, or by none. */
export function ChoiceFilter<Word extends string>(props: ChoiceFilterProps<Word>) {
  const { label, none = label, words, nameOf, value, onChoose } = props;
  return (
    <NativeSelect
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(oneOf(currentTarget.value, words))}
      data={[{ value: '', label: none }, ...words.map((word) => ({ value: word, label: nameOf(word) }))]}
    />
  );
}
