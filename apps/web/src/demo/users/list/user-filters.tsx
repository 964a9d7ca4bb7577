import { plans, userRoles, userStatuses } from '@kazi/simulation/users';
import { NativeSelect } from '@mantine/core';
import filters from '../../../shell/page/filters.module.css';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { capitalised } from '../users.ts';
import type { UserSearch } from './user-search.ts';

interface UserFiltersProps {
  search: UserSearch;
  onNarrow: (changes: UserSearch) => void;
}

/** Narrows a list of users by words, role, plan and status. */
export function UserFilters({ search: { q, role, plan, status }, onNarrow }: UserFiltersProps) {
  return (
    <search className={filters.filters}>
      <SearchField
        className={filters.search}
        label="Search users"
        value={q}
        onSearch={(words) => onNarrow({ q: words })}
      />
      <Choice label="Role" words={userRoles} value={role} onChoose={(value) => onNarrow({ role: value })} />
      <Choice label="Plan" words={plans} value={plan} onChoose={(value) => onNarrow({ plan: value })} />
      <Choice
        label="Status"
        words={userStatuses}
        value={status}
        onChoose={(value) => onNarrow({ status: value })}
      />
    </search>
  );
}

interface ChoiceProps<Word extends string> {
  /** Also what stands there while nothing is chosen. */
  label: string;
  words: readonly Word[];
  value: Word | undefined;
  onChoose: (word: Word | undefined) => void;
}

function Choice<Word extends string>({ label, words, value, onChoose }: ChoiceProps<Word>) {
  return (
    <NativeSelect
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(oneOf(currentTarget.value, words))}
      data={[{ value: '', label }, ...words.map((word) => ({ value: word, label: capitalised(word) }))]}
    />
  );
}
