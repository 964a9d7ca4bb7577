import { listProducts } from '@kazi/simulation/ecommerce';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { Products } from './products.tsx';
import { type ChangeShop, noFilter, queryOf, type ShopSearch } from './search.ts';
import { ShopFilters } from './shop-filters.tsx';
import classes from './shop-page.module.css';
import { ShopTools } from './shop-tools.tsx';

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
        <div className={classes.found}>
          <ShopTools search={search} total={query.data?.total} filters={filters} onChange={narrow} />
          <Products
            query={query}
            search={search}
            onClear={clear}
            onPage={(page) => change({ page }, { replace: false })}
          />
        </div>
      </div>
    </Page>
  );
}
