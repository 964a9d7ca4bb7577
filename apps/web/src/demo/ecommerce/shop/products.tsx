import { type ProductPage, productsPerPage } from '@kazi/simulation/ecommerce';
import { EmptyState } from '@kazi/ui/empty-state';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconSearchOff from '#icons/IconSearchOff';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { NumberedPages } from '../../parts/numbered-pages.tsx';
import { AddButton } from '../parts/add-button.tsx';
import { ProductList, ProductSkeletons } from '../parts/product-list.tsx';
import type { ShopSearch } from './search.ts';

interface ProductsProps {
  query: UseQueryResult<ProductPage>;
  search: ShopSearch;
  onClear: () => void;
  onPage: (page: number) => void;
}

/** What was found in the shop, in each of its states. */
export function Products({ query, search: { view, page = 1 }, onClear, onPage }: ProductsProps) {
  const { t } = useTranslation('demo/ecommerce');
  const { data, error, isPending, refetch } = query;
  if (isPending) return <ProductSkeletons count={productsPerPage} />;
  if (!data) return <FailedState error={error} onRetry={refetch} />;
  if (data.products.length === 0) {
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
