import { plans, userRoles, userStatuses } from '@kazi/simulation/users';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import filters from '../../../shell/page/filters.module.css';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { ColumnMenu } from '../../parts/column-menu.tsx';
import type { Hideable, UserSearch } from './user-search.ts';

interface UserFiltersProps {
  search: UserSearch;
  onNarrow: (changes: UserSearch) => void;
  onHide: (hidden: Hideable[] | undefined) => void;
}

/** Narrows a list of users by words, role, plan and status, and chooses its columns. */
export function UserFilters({ search, onNarrow, onHide }: UserFiltersProps) {
  const { t } = useTranslation('demo/users');
  const { q, role, plan, status, hide = [] } = search;
  return (
    <search className={filters.filters}>
      <SearchField
        className={filters.search}
        label={t('list.search')}
        value={q}
        onSearch={(words) => onNarrow({ q: words })}
      />
      <Choice
        label={t('facts.role')}
        words={userRoles}
        nameOf={(word) => t(`roles.${word}`)}
        value={role}
        onChoose={(value) => onNarrow({ role: value })}
      />
      <Choice
        label={t('facts.plan')}
        words={plans}
        nameOf={(word) => t(`plans.${word}`)}
        value={plan}
        onChoose={(value) => onNarrow({ plan: value })}
      />
      <Choice
        label={t('facts.status')}
        words={userStatuses}
        nameOf={(word) => t(`statuses.${word}`)}
        value={status}
        onChoose={(value) => onNarrow({ status: value })}
      />
      <ColumnMenu
        columns={[
          { name: 'role', label: t('facts.role') },
          { name: 'currentPlan', label: t('facts.plan') },
          { name: 'billing', label: t('facts.billing') },
          { name: 'status', label: t('facts.status') },
        ]}
        hidden={hide}
        onHide={onHide}
      />
    </search>
  );
}

interface ChoiceProps<Word extends string> {
  /** Also what stands there while nothing is chosen. */
  label: string;
  words: readonly Word[];
  nameOf: (word: Word) => string;
  value: Word | undefined;
  onChoose: (word: Word | undefined) => void;
}

function Choice<Word extends string>({ label, words, nameOf, value, onChoose }: ChoiceProps<Word>) {
  return (
    <NativeSelect
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(oneOf(currentTarget.value, words))}
      data={[{ value: '', label }, ...words.map((word) => ({ value: word, label: nameOf(word) }))]}
    />
  );
}
