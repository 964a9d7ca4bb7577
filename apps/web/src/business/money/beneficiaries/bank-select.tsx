import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';

/** One of the country's banks, found by typing. */
export function BankSelect(input: Omit<SelectProps, 'data'>) {
  const { t } = useTranslation('payments');
  const { data } = useQuery(
    api.money.bankAccounts.banks.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  return (
    <Select
      label={t('beneficiaries.fields.bank')}
      placeholder={t('beneficiaries.fields.chooseBank')}
      nothingFoundMessage={t('beneficiaries.fields.noBank')}
      searchable
      required
      {...input}
      data={(data?.items ?? []).map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
