import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { Can } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { WalletTabs } from '../parts/wallet-tabs.tsx';
import { CartPanel } from './cart-panel.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { EmptyShop } from './empty-shop.tsx';
import { HeldProducts } from './held-products.tsx';
import { OfferedProducts } from './offered-products.tsx';
import classes from './shop.module.css';
import { useCategories } from './use-products.ts';

const route = getRouteApi('/_app/wallet/shop');

const NewProductDialog = onDemand(() =>
  import('./new-product-dialog.tsx').then((module) => module.NewProductDialog),
);

/** What the workspace offers its people, by category, and the cart it is paid from. */
export function ShopPage() {
  const { t } = useTranslation(['wallet', 'common']);
  const { category, new: isCreating } = route.useSearch();
  const change = useChangeSearch<{ category?: string | undefined; new?: true | undefined }>();
  const { data: categories, error, refetch } = useCategories();
  const shown = categories?.find(({ id }) => id === category) ?? categories?.[0];
  const create = (open: boolean) => change({ new: open || undefined });
  return (
    <Page
      title={t('shop.title')}
      description={t('shop.description')}
      actions={
        <Can do="create" on="Product">
          <Button leftSection={<IconPlus size={16} />} onClick={() => create(true)}>
            {t('shop.new')}
          </Button>
        </Can>
      }
    >
      <WalletTabs />
      {!categories && !error && <SkeletonRows rows={6} height={64} label={t('common:loading')} />}
      {!categories && error && <FailedState error={error} onRetry={refetch} />}
      {categories && !shown && <EmptyShop />}
      {categories && shown && (
        <div className={classes.columns}>
          <div className={classes.products}>
            <CategoryChoice
              categories={categories}
              shown={shown.id}
              onChange={(id) => change({ category: id })}
            />
            <OfferedProducts category={shown.id} />
            <HeldProducts category={shown.id} />
          </div>
          <CartPanel />
        </div>
      )}
      <Suspense>{isCreating && <NewProductDialog onClose={() => create(false)} />}</Suspense>
    </Page>
  );
}
