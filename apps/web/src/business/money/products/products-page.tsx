import { EmptyState } from '@kazi/ui/empty-state';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import IconShoppingBag from '#icons/IconShoppingBag';
import { Can, useAbility } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { StatusBadge } from '../../status.tsx';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { CartPanel } from './cart-panel.tsx';
import { OfferedProducts } from './offered-products.tsx';
import { ProductCard } from './product-card.tsx';
import classes from './products.module.css';
import { useCategories, useHeldProducts } from './use-products.ts';

const route = getRouteApi('/_app/wallet/shop');

const NewProductDialog = onDemand(() =>
  import('./new-product-dialog.tsx').then((module) => module.NewProductDialog),
);

/** What the workspace offers its people, by category, and the cart it is paid from. */
export function ProductsPage() {
  const { t } = useTranslation(['money', 'common']);
  const { category, new: isCreating } = route.useSearch();
  const change = useChangeSearch<{ category?: string | undefined; new?: true | undefined }>();
  const { data: categories, error, refetch } = useCategories();
  const chosen = categories?.find(({ id }) => id === category);
  const shown = (chosen ? [chosen] : (categories ?? [])).map(({ id }) => id);
  const create = (open: boolean) => change({ new: open || undefined });
  return (
    <Page
      title={t('products.title')}
      description={t('products.description')}
      actions={
        <Can do="create" on="Product">
          <Button leftSection={<IconPlus size={16} />} onClick={() => create(true)}>
            {t('products.new')}
          </Button>
        </Can>
      }
    >
      <MoneyTabs />
      {!categories && !error && <SkeletonRows rows={6} height={64} label={t('common:loading')} />}
      {!categories && error && <FailedState error={error} onRetry={refetch} />}
      {categories?.length === 0 && <NoProducts />}
      {categories && categories.length > 0 && (
        <div className={classes.columns}>
          <div className={classes.products}>
            <CategoryChoice
              categories={categories}
              chosen={chosen?.id}
              onChange={(category) => change({ category })}
            />
            <OfferedProducts categories={shown} />
            <HeldProducts categories={shown} />
          </div>
          <CartPanel />
        </div>
      )}
      <Suspense>{isCreating && <NewProductDialog onClose={() => create(false)} />}</Suspense>
    </Page>
  );
}

/** What the shop says while nothing is on offer. */
function NoProducts() {
  const { t } = useTranslation('money');
  const mayCreate = useAbility().can('create', 'Product');
  return (
    <EmptyState
      icon={<IconShoppingBag size={24} stroke={1.6} />}
      title={t('products.empty.title')}
      message={mayCreate ? t('products.empty.create') : t('products.empty.message')}
    />
  );
}

interface CategoryChoiceProps {
  categories: readonly { id: string; name: string }[];
  /** Id of the category that alone is shown; undefined for all of them. */
  chosen: string | undefined;
  onChange: (category: string | undefined) => void;
}

function CategoryChoice({ categories, chosen, onChange }: CategoryChoiceProps) {
  const { t } = useTranslation('money');
  return (
    <fieldset className={classes.categories} aria-label={t('products.categories')}>
      {[{ id: undefined, name: t('products.all') }, ...categories].map(({ id, name }) => (
        <Button
          key={id ?? ''}
          size="xs"
          variant="default"
          className={classes.choice}
          aria-pressed={id === chosen}
          onClick={() => onChange(id)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

/** The products that the viewer owns already; renders nothing if there are none. */
function HeldProducts({ categories }: { categories: readonly string[] }) {
  const { t } = useTranslation('money');
  const id = useId();
  const { products = [] } = useHeldProducts(categories);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {t('products.held')}
      </h2>
      <div className={classes.cards}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            action={<StatusBadge status="done">{t('products.held')}</StatusBadge>}
          />
        ))}
      </div>
    </section>
  );
}
