import { useLocale } from '@kazi/ui/locale';
import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { optionsFilter } from '../../../shell/options-filter.ts';
import { countryNames } from './country-names.ts';

/** A country by its code, named in the reader's language, found by typing. */
export function CountrySelect(input: Omit<SelectProps, 'data'>) {
  const { t } = useTranslation('identity');
  const locale = useLocale();
  const { data } = useQuery(
    api.identity.countries.active.queryOptions({
      staleTime: Number.POSITIVE_INFINITY,
      meta: { toast: true },
    }),
  );
  const choices = useMemo(() => {
    const names = countryNames(locale);
    return (data?.items ?? [])
      .map(({ code }) => ({ value: code, label: names(code) }))
      .sort((a, b) => a.label.localeCompare(b.label, locale));
  }, [data, locale]);
  return (
    <Select
      label={t('country.label')}
      placeholder={t('country.choose')}
      nothingFoundMessage={t('country.none')}
      searchable
      filter={optionsFilter}
      clearable
      clearButtonProps={{ 'aria-label': t('country.clear') }}
      autoComplete="country-name"
      {...input}
      data={choices}
    />
  );
}
