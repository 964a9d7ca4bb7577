import { type ProductSort, productSorts } from '@kazi/simulation/ecommerce';
import { useLocale } from '@kazi/ui/locale';
import { ActionIcon, Button, NativeSelect, Tooltip } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import IconAdjustmentsHorizontal from '#icons/IconAdjustmentsHorizontal';
import IconLayoutGrid from '#icons/IconLayoutGrid';
import IconLayoutList from '#icons/IconLayoutList';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import type { ShopSearch } from './search.ts';
import classes from './shop-tools.module.css';

const FiltersDrawer = onDemand(() => import('./filters-drawer.tsx').then((module) => module.FiltersDrawer));

const sortNames: Record<ProductSort, string> = {
  featured: 'Featured',
  'price-asc': 'Cheapest first',
  'price-desc': 'Dearest first',
};

const views = [
  { name: 'Grid', value: undefined, icon: IconLayoutGrid },
  { name: 'List', value: 'list', icon: IconLayoutList },
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
  const { q, sort, view, page } = search;
  const [isFiltering, setFiltering] = useState(false);
  const format = new Intl.NumberFormat(useLocale());
  return (
    <div className={classes.tools}>
      <SearchField
        className={classes.search}
        label="Search products"
        value={q}
        onSearch={(words) => onChange({ q: words })}
      />
      <Button
        className={classes.filters}
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.8} />}
        onClick={() => setFiltering(true)}
      >
        Filters
      </Button>
      <p className={classes.total}>{total !== undefined && <bdi>{format.format(total)} products</bdi>}</p>
      <NativeSelect
        aria-label="Order"
        value={sort ?? 'featured'}
        data={productSorts.map((value) => ({ value, label: sortNames[value] }))}
        onChange={({ currentTarget }) => onChange({ sort: oneOf(currentTarget.value, productSorts) })}
      />
      <div className={classes.views}>
        {views.map(({ name, value, icon: Icon }) => (
          <Tooltip key={name} label={name}>
            <ActionIcon
              variant={view === value ? 'light' : 'subtle'}
              {...(view !== value && { color: 'gray' })}
              size={36}
              aria-label={name}
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
