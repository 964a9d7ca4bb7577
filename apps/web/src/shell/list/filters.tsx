import { Button, NativeSelect } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import IconX from '#icons/IconX';
import classes from '../page/filters.module.css';
import { SearchField } from '../page/search-field.tsx';
import { useChangeSearch } from '../use-change-search.ts';

/** Chooses one of the words that a parameter may be; none of them is `any`. */
type Choice<Search> = {
  [Name in keyof Search & string]-?: {
    kind: 'choice';
    name: Name;
    label: string;
    /** The choice that narrows nothing. */
    any: string;
    options: readonly { value: NonNullable<Search[Name]> & string; label: string }[];
    /** It says which list is meant, so that clearing the filters leaves it. */
    stays?: boolean;
    className?: string | undefined;
  };
}[keyof Search & string];

type Name<Search> = keyof Search & string;

/** What narrows a list, by search parameters of its page. */
export type Filter<Search> =
  | { kind: 'words'; name: Name<Search>; label: string }
  | Choice<Search>
  /** What a link or a row has narrowed the list to, to be taken away. */
  | { kind: 'chip'; name: Name<Search>; label: string; value: ReactNode; className?: string | undefined }
  /** Fields of another kind, which change the address themselves. */
  | { kind: 'fields'; names: readonly Name<Search>[]; fields: ReactNode };

interface FiltersProps<Search> {
  /** The search parameters as the route has read them. */
  search: Search;
  filters: readonly (Filter<Search> | false)[];
}

/** The fields that narrow a list. What they say is kept in the address. */
export function Filters<Search extends object>({ search, filters }: FiltersProps<Search>) {
  const change = useChangeSearch<Record<string, string>>();
  const textOf = (name: Name<Search>) => {
    const value = search[name];
    return typeof value === 'string' ? value : undefined;
  };
  return (
    <search className={classes.filters}>
      {filters.map((filter) => {
        if (!filter) return null;
        if (filter.kind === 'fields') return <Fragment key={filter.names[0]}>{filter.fields}</Fragment>;
        const { kind, name, label } = filter;
        const set = (value: string | undefined) => change({ [name]: value || undefined });
        if (kind === 'words')
          return (
            <SearchField
              key={name}
              className={classes.search}
              label={label}
              value={textOf(name)}
              onSearch={set}
            />
          );
        if (kind === 'choice')
          return (
            <NativeSelect
              key={name}
              className={filter.className}
              aria-label={label}
              value={textOf(name) ?? ''}
              onChange={({ currentTarget }) => set(currentTarget.value)}
              data={[{ value: '', label: filter.any }, ...filter.options]}
            />
          );
        return (
          textOf(name) && (
            <Button
              key={name}
              variant="default"
              className={filter.className}
              rightSection={<IconX size={14} aria-hidden="true" />}
              onClick={() => set(undefined)}
              aria-label={label}
            >
              {filter.value}
            </Button>
          )
        );
      })}
    </search>
  );
}

/** The parameters that narrow a list now, which clearing the filters takes away. */
export function narrowedBy<Search extends object>({ search, filters }: FiltersProps<Search>): Name<Search>[] {
  return filters
    .filter((filter) => filter !== false)
    .filter((filter) => !(filter.kind === 'choice' && filter.stays))
    .flatMap((filter) => (filter.kind === 'fields' ? filter.names : filter.name))
    .filter((name) => search[name] !== undefined);
}
