import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import IconSearch from '#icons/IconSearch';
import { typingMs } from '../typing.ts';

interface SearchFieldProps {
  label: string;
  /** The words searched for now, usually those in the address. */
  value: string | undefined;
  /** Called once typing pauses; undefined where nothing is left. */
  onSearch: (words: string | undefined) => void;
  className?: string | undefined;
}

/** Searches while one types. */
export function SearchField({ label, value = '', onSearch, className }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const ask = useDebouncedCallback((text: string) => onSearch(text.trim() || undefined), typingMs);
  const [askedFor, setAskedFor] = useState(value);
  if (askedFor !== value) {
    // The address changed by other means: cleared, or the browser's back button.
    setAskedFor(value);
    if (typed.trim() !== value) setTyped(value);
  }
  return (
    <TextInput
      className={className}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} stroke={1.8} />}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        ask(currentTarget.value);
      }}
      // Whoever goes elsewhere meanwhile is not fetched back by a search that comes late.
      onBlur={() => ask.flush()}
    />
  );
}
