import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

/** A pause in typing that is long enough to ask the server. */
const typingMs = 200;
const offered = 30;

/** Some active people whose name or address contains what is typed. */
export function usePeopleSearch(typed: string) {
  const [asked] = useDebouncedValue(typed.trim(), typingMs);
  const { data, isFetching } = useQuery(
    api.identity.users.list.queryOptions({
      input: { q: asked || undefined, status: 'active', limit: offered },
      placeholderData: keepPreviousData,
    }),
  );
  return { people: data?.items ?? [], isFetching };
}
