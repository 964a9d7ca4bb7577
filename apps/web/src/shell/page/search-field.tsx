import { TextInput } from '@mantine/core';
import IconSearch from '#icons/IconSearch';
import { useTypedText } from './use-typed-text.ts';

interface SearchFieldProps {
  label: string;
  /** The words searched for now, usually those in the address. */
  value: string | undefined;
  /** Called once typing pauses; undefined where nothing is left. */
  onSearch: (words: string | undefined) => void;
  className?: string | undefined;
}

/** Searches while one types. */
export function SearchField({ label, value, onSearch, className }: SearchFieldProps) {
  const { typed, type, flush } = useTypedText(value, onSearch);
  return (
    <TextInput
      className={className}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} stroke={1.8} />}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={flush}
    />
  );
}
