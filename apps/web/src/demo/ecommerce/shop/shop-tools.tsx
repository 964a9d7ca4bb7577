import { productSorts } from '@kazi/simulation/ecommerce';
import { ActionIcon, Button, NativeSelect, Tooltip } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconAdjustmentsHorizontal from '#icons/IconAdjustmentsHorizontal';
import IconLayoutGrid from '#icons/IconLayoutGrid';
import IconLayoutList from '#icons/IconLayoutList';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import type { ShopSearch } from './search.ts';
import classes from './shop-tools.module.css';

const FiltersDrawer = onDemand(() => import('./filters-drawer.tsx').then((module) => module.FiltersDrawer));

const views = [
  { name: 'grid', value: undefined, icon: IconLayoutGrid },
  { name: 'list', value: 'list', icon: IconLayoutList },
] as const;

interface ShopToolsProps {
  search: ShopSearch;
  /** How many were found; undefined until that is known. */
  total: number | undefined;
  /** Shown in a drawer where there is no room for them beside the products. */
  filters: ReactNode;
  onChange: (changed: ShopSearch) => void;
}

/** Above the products: how many there are, the search, the order, and how they are laid out. */
export function ShopTools({ search, total, filters, onChange }: ShopToolsProps) {
  const { t } = useTranslation('demo/ecommerce');
  const { q, sort, view, page } = search;
  const [isFiltering, setFiltering] = useState(false);
  return (
    <div className={classes.tools}>
      <SearchField
        className={classes.search}
        label={t('shop.search')}
        value={q}
        onSearch={(words) => onChange({ q: words })}
      />
      <Button
        className={classes.filters}
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.8} />}
        onClick={() => setFiltering(true)}
      >
        {t('filters.title')}
      </Button>
      <p className={classes.total}>{total !== undefined && t('shop.total', { count: total })}</p>
      <NativeSelect
        aria-label={t('shop.order')}
        value={sort ?? 'featured'}
        data={productSorts.map((value) => ({ value, label: t(`shop.sorts.${value}`) }))}
        onChange={({ currentTarget }) => onChange({ sort: oneOf(currentTarget.value, productSorts) })}
      />
      <div className={classes.views}>
        {views.map(({ name, value, icon: Icon }) => (
          <Tooltip key={name} label={t(`shop.${name}`)}>
            <ActionIcon
              variant={view === value ? 'light' : 'subtle'}
              {...(view !== value && { color: 'gray' })}
              size={36}
              aria-label={t(`shop.${name}`)}
              aria-pressed={view === value}
              onClick={() => onChange({ view: value, page })}
            >
              <Icon size={18} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        ))}
      </div>
      {isFiltering && (
        <Suspense>
          <FiltersDrawer onClose={() => setFiltering(false)}>{filters}</FiltersDrawer>
        </Suspense>
      )}
    </div>
  );
}
