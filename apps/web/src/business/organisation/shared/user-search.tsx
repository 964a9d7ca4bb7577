import type { User } from '@kazi/contract/identity';
import { Avatar } from '@kazi/ui/avatar';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { typingMs } from '../../../shell/typing.ts';
import classes from './user-search.module.css';

const offered = 30;

/**
 * Some active people whose name or address contains what is typed. Until the server answers, those of its last answer
 * who match: the list then does not move under the pointer, and Enter chooses a person who was typed.
 */
export function useUserSearch(typed: string) {
  const wanted = typed.trim();
  const [asked] = useDebouncedValue(wanted, typingMs);
  const { data, isFetching, isPlaceholderData } = useQuery(
    api.identity.users.list.queryOptions({
      input: { q: asked || undefined, status: 'active', limit: offered },
      placeholderData: keepPreviousData,
      meta: { toast: true },
    }),
  );
  const users = data?.items ?? [];
  const isBehind = asked !== wanted || isPlaceholderData;
  return {
    users: isBehind ? users.filter((user) => matches(user, wanted)) : users,
    isSearching: isFetching || isBehind,
  };
}

const matches = ({ firstName, lastName, email }: User, words: string) =>
  `${firstName} ${lastName} ${email ?? ''}`.toLocaleLowerCase().includes(words.toLocaleLowerCase());

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
