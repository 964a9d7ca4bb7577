import type { User } from '@kazi/contract/identity';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { currentSession, updateSession } from '../../../session/session.ts';
import { listOptions } from '../../../shell/list/use-list.ts';

export interface UserFilter {
  q?: string | undefined;
  /** Name of a role. */
  role?: string | undefined;
  status?: User['status'] | undefined;
}

/** The people who match, page by page. */
export const usersOptions = ({ q, role, status }: UserFilter) =>
  listOptions(api.identity.users.list, (cursor) => ({ q, role: role ? [role] : undefined, status, cursor }), {
    kept: !q,
  });

/** Asks for the people as the menu opens their list. */
export const askForUsers = () => queryClient.prefetchInfiniteQuery(usersOptions({}));

/** Changes a person; of oneself, this device keeps what was saved. For `useWrite`. */
export async function changeUser(change: Parameters<typeof client.identity.users.update>[0]): Promise<User> {
  const user = await client.identity.users.update(change);
  if (user.id === currentSession()?.user.id) await updateSession({ user });
  return user;
}
