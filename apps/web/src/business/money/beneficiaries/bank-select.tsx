import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { optionsFilter } from '../../../shell/options-filter.ts';

/** One of the country's banks, found by typing. The words are the screen's own. */
export function BankSelect(input: Omit<SelectProps, 'data'>) {
  const { data } = useQuery(
    api.money.bankAccounts.banks.queryOptions({ staleTime: Number.POSITIVE_INFINITY, meta: { toast: true } }),
  );
  return (
    <Select
      searchable
      filter={optionsFilter}
      required
      {...input}
      data={(data?.items ?? []).map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
