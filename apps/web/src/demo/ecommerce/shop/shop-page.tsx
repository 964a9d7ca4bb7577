import { listProducts, type ProductPage, productSorts, productsPerPage } from '@kazi/simulation/ecommerce';
import { EmptyState } from '@kazi/ui/empty-state';
import { Row, Text } from '@kazi/ui/layout';
import { ActionIcon, Button, NativeSelect, Tooltip } from '@mantine/core';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconAdjustmentsHorizontal from '#icons/IconAdjustmentsHorizontal';
import IconLayoutGrid from '#icons/IconLayoutGrid';
import IconLayoutList from '#icons/IconLayoutList';
import IconSearchOff from '#icons/IconSearchOff';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { NumberedPages } from '../../parts/numbered-pages.tsx';
import { ProductList, ProductSkeletons } from '../parts/product-list.tsx';
import { AddButton } from '../parts/product-parts.tsx';
import { type ChangeShop, noFilter, queryOf, type ShopSearch } from './search.ts';
import { ShopFilters } from './shop-filters.tsx';
import classes from './shop-page.module.css';

/** Everything there is to buy, to be searched and narrowed. All of that lives in the address. */
export function ShopPage({ search }: { search: ShopSearch }) {
  const { t } = useTranslation('demo/ecommerce');
  const change = useChangeSearch<ShopSearch>();
  const query = useQuery({
    ...answerOf(listProducts, queryOf(search)),
    placeholderData: keepPreviousData,
  });
  // Another search begins on its first page.
  const narrow: ChangeShop = (changed) =>
    change((now) => ({ page: undefined, ...(typeof changed === 'function' ? changed(now) : changed) }));
  const clear = () => narrow(noFilter);
  const filters = (
    <ShopFilters search={search} facets={query.data?.facets} onChange={narrow} onClear={clear} />
  );
  return (
    <Page title={t('shop.title')} description={t('shop.description')}>
      <div className={classes.shop}>
        <aside className={classes.filters} aria-label={t('filters.title')}>
          {filters}
        </aside>
        <Text as="div" shrinks>
          <ShopTools search={search} total={query.data?.total} filters={filters} onChange={narrow} />
          <Products
            query={query}
            search={search}
            onClear={clear}
            onPage={(page) => change({ page }, { replace: false })}
          />
        </Text>
      </div>
    </Page>
  );
}

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
function ShopTools({ search, total, filters, onChange }: ShopToolsProps) {
  const { t } = useTranslation('demo/ecommerce');
  const { q, sort, view, page } = search;
  const [isFiltering, setFiltering] = useState(false);
  return (
    <Row gap={8} wrap className={classes.tools}>
      <SearchField
        className={classes.search}
        label={t('shop.search')}
        value={q}
        onSearch={(words) => onChange({ q: words })}
      />
      <Button
        className={classes.openFilters}
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.8} />}
        onClick={() => setFiltering(true)}
      >
        {t('filters.title')}
      </Button>
      <Text tone="muted" size={13} tabular className={classes.total}>
        {total !== undefined && t('shop.total', { count: total })}
      </Text>
      <NativeSelect
        aria-label={t('shop.order')}
        value={sort ?? 'featured'}
        data={productSorts.map((value) => ({ value, label: t(`shop.sorts.${value}`) }))}
        onChange={({ currentTarget }) => onChange({ sort: oneOf(currentTarget.value, productSorts) })}
      />
      <Row gap={2} align="stretch">
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
      </Row>
      {isFiltering && (
        <Suspense>
          <FiltersDrawer onClose={() => setFiltering(false)}>{filters}</FiltersDrawer>
        </Suspense>
      )}
    </Row>
  );
}

interface ProductsProps {
  query: UseQueryResult<ProductPage>;
  search: ShopSearch;
  onClear: () => void;
  onPage: (page: number) => void;
}

/** What was found in the shop, in each of its states. */
function Products({ query, search: { view, page = 1 }, onClear, onPage }: ProductsProps) {
  const { t } = useTranslation('demo/ecommerce');
  const { data, error, isPending, refetch } = query;
  if (isPending) return <ProductSkeletons count={productsPerPage} />;
  if (!data) return <FailedState error={error} onRetry={refetch} />;
  if (data.total === 0) {
    return (
      <EmptyState
        icon={<IconSearchOff size={24} stroke={1.6} />}
        title={t('shop.none')}
        message={t('shop.noneWhy')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('shop.clear')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ProductList
        label={t('shop.products')}
        products={data.products}
        view={view ?? 'grid'}
        actions={(product) => <AddButton product={product} />}
      />
      <NumberedPages
        what="products"
        page={page}
        perPage={productsPerPage}
        total={data.total}
        onPage={onPage}
      />
    </>
  );
}
