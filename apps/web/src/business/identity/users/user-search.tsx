import type { User } from '@kazi/contract/identity';
import { Avatar } from '@kazi/ui/avatar';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import classes from './user-search.module.css';

/** A pause in typing that is long enough to ask the server. */
const typingMs = 200;
const offered = 30;

/** Some active people whose name or address contains what is typed. */
export function useUserSearch(typed: string) {
  const [asked] = useDebouncedValue(typed.trim(), typingMs);
  const { data, isFetching } = useQuery(
    api.identity.users.list.queryOptions({
      input: { q: asked || undefined, status: 'active', limit: offered },
      placeholderData: keepPreviousData,
    }),
  );
  return { users: data?.items ?? [], isFetching };
}

interface UserOptionProps {
  name: string;
  /** More about them, where it is known. */
  user: User | undefined;
}

/** A person among others to choose from. */
export function UserOption({ name, user }: UserOptionProps) {
  return (
    <span className={classes.person}>
      <Avatar name={name} src={user?.avatar} size={28} decorative />
      <span className={classes.words}>
        <span>{name}</span>
        {user && <span className={classes.detail}>{user.email}</span>}
      </span>
    </span>
  );
}
