import { useLocalStorage } from '@mantine/hooks';
import { type Column, type ColumnName, columns, fixedColumns } from './columns.ts';

const atFirst = columns.filter((column) => column.atFirst).map(({ name }) => name);

/** The columns that this device shows, in their order, and the way to show or hide one. */
export function useColumns() {
  const [names, setNames] = useLocalStorage<string[]>({
    key: 'kazi.list-columns',
    defaultValue: atFirst,
    getInitialValueInEffect: false,
  });
  const shown = columns.filter(({ name }) => fixedColumns.includes(name) || names.includes(name));
  const toggle = (name: ColumnName) =>
    setNames(names.includes(name) ? names.filter((other) => other !== name) : [...names, name]);
  return { shown, toggle };
}

/** The row's tracks: the box to select with, then the columns. */
export const tracksOf = (shown: readonly Column[]): string =>
  `40px ${shown.map(({ width }) => width).join(' ')}`;
