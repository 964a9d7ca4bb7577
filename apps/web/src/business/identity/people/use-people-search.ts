import type { User } from '@kazi/contract/identity';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

/** A pause in typing that is long enough to ask the server. */
const typingMs = 200;
const offered = 30;

/**
 * Some active people whose name or address contains what is typed. Until the server has answered, they are those of
 * its last answer who match: what is offered does not move under a pointer, and Enter chooses nobody else.
 */
export function usePeopleSearch(typed: string) {
  const wanted = typed.trim();
  const [asked] = useDebouncedValue(wanted, typingMs);
  const { data, isFetching, isPlaceholderData } = useQuery(
    api.identity.users.list.queryOptions({
      input: { q: asked || undefined, status: 'active', limit: offered },
      placeholderData: keepPreviousData,
    }),
  );
  const isBehind = asked !== wanted || isPlaceholderData;
  const people = data?.items ?? [];
  return {
    people: isBehind ? people.filter((person) => matches(person, wanted)) : people,
    isSearching: isFetching || isBehind,
  };
}

const matches = ({ firstName, lastName, email }: User, words: string) =>
  [`${firstName} ${lastName}`, email].some((text) =>
    text.toLocaleLowerCase().includes(words.toLocaleLowerCase()),
  );
