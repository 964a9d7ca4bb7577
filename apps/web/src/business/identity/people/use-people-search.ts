import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

/** A pause in typing that is long enough to ask the server. */
const TYPING_MS = 200;
const OFFERED = 30;

/** Some active people whose name or address contains what is typed. */
export function usePeopleSearch(typed: string) {
  const [asked] = useDebouncedValue(typed.trim(), TYPING_MS);
  const { data, isFetching } = useQuery(
    api.identity.users.list.queryOptions({
      input: { q: asked || undefined, status: 'active', limit: OFFERED },
      placeholderData: keepPreviousData,
    }),
  );
  return { people: data?.items ?? [], isFetching };
}
