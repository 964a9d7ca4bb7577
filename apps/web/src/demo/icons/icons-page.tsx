import { EmptyState } from '@kazi/ui/empty-state';
import { useLocale } from '@kazi/ui/locale';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import IconSearchOff from '#icons/IconSearchOff';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { SearchField } from '../../shell/page/search-field.tsx';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { IconGrid } from './icon-grid.tsx';
import { type IconStyle, namesQuery, tagsQuery } from './icon-set.ts';
import classes from './icons-page.module.css';
import { findIcons } from './search.ts';

interface IconsSearch {
  q?: string | undefined;
  filled?: true | undefined;
}

const none = {};

/** Every icon there is, to look for and to copy. */
export function IconsPage({ search: { q = '', filled } }: { search: IconsSearch }) {
  const { t } = useTranslation(['demo', 'showcase']);
  const locale = useLocale();
  const change = useChangeSearch<IconsSearch>();
  const { data: names, error, refetch } = useQuery(namesQuery);
  // Names are enough until one looks for something.
  const { data: tags = none } = useQuery({ ...tagsQuery, enabled: q !== '' });
  const iconStyle: IconStyle = filled ? 'filled' : 'outline';
  const found = useMemo(() => findIcons(names?.[iconStyle] ?? [], tags, q), [names, iconStyle, tags, q]);
  return (
    <Page title={t('pages.icons')} description={t('showcase:icons.description')} width="full">
      <div className={classes.bar}>
        <search className={classes.search}>
          <SearchField
            label={t('showcase:icons.search')}
            value={q}
            onSearch={(words) => change({ q: words })}
          />
        </search>
        <Switch
          label={t('showcase:icons.filled')}
          checked={filled === true}
          onChange={({ currentTarget }) => change({ filled: currentTarget.checked || undefined })}
        />
        <p role="status" className={classes.count}>
          {names &&
            t('showcase:icons.found', { count: found.length, number: found.length.toLocaleString(locale) })}
        </p>
      </div>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!names && !error && <SkeletonRows rows={8} height={92} label={t('showcase:icons.loading')} />}
      {names && found.length === 0 && (
        <EmptyState
          icon={<IconSearchOff size={24} stroke={1.6} />}
          title={t('showcase:icons.none')}
          message={t('showcase:icons.noneMessage')}
          action={
            <Button variant="default" onClick={() => change({ q: undefined })}>
              {t('showcase:icons.clear')}
            </Button>
          }
        />
      )}
      {found.length > 0 && (
        <div data-fills-page className={classes.frame}>
          <IconGrid key={`${iconStyle} ${q}`} icons={found} iconStyle={iconStyle} />
        </div>
      )}
    </Page>
  );
}
