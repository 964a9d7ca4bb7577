import { keyMaxLength } from '@kazi/contract/limits';
import { TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import classes from './key-fields.module.css';

const maxLetters = 4;

interface Keyed {
  name: string;
  key: string;
}

interface KeyFieldsProps {
  form: {
    getValues: () => Keyed;
    setFieldValue: (field: 'name' | 'key', value: string) => void;
    getInputProps: (field: 'name' | 'key') => object;
  };
  /** The key follows the name until somebody writes one. */
  follows: boolean;
  keyHint: string;
}

/** Name and key of a project or an app. */
export function KeyFields({ form, follows, keyHint }: KeyFieldsProps) {
  function onName({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const { name, key } = form.getValues();
    if (follows && key === suggestKey(name)) form.setFieldValue('key', suggestKey(currentTarget.value));
    form.setFieldValue('name', currentTarget.value);
  }
  return (
    <div className={classes.fields}>
      <TextInput {...form.getInputProps('name')} onChange={onName} data-autofocus />
      <TextInput
        {...form.getInputProps('key')}
        description={keyHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        classNames={{ input: classes.key }}
        maxLength={keyMaxLength}
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
  );
}

/** A key for a project of this name: initials of several words, else the first letters of the one. */
function suggestKey(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .toUpperCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^A-Z0-9]/g, ''))
    .filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? '');
  return letters.replace(/^[0-9]+/, '').slice(0, maxLetters);
}
