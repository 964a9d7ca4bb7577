import type { Person } from '@kazi/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

const settledMs = 5 * 60_000;
/** As many as one answer may hold: pickers narrow what is here, which is everybody in all but large workspaces. */
const most = 200;

/** The active people of the workspace: those whose work is tasks first, then by name. */
export function usePeople(): Person[] {
  const options = { staleTime: settledMs, meta: { quiet: true } };
  const agents = useQuery(
    api.identity.users.list.queryOptions({
      input: { role: ['agent'], status: 'active', limit: most },
      ...options,
    }),
  );
  const everybody = useQuery(
    api.identity.users.list.queryOptions({ input: { status: 'active', limit: most }, ...options }),
  );
  const users = [...(agents.data?.items ?? []), ...(everybody.data?.items ?? [])];
  const people = new Map(
    users.map(({ id, firstName, lastName, email, avatar, role }) => [
      id,
      { id, name: `${firstName} ${lastName}`, email, avatar, role },
    ]),
  );
  return [...people.values()].sort(
    (one, other) =>
      Number(other.role === 'agent') - Number(one.role === 'agent') || one.name.localeCompare(other.name),
  );
}
