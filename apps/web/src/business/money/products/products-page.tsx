import type { Product } from '@kazi/contract/money';
import { EmptyState } from '@kazi/ui/empty-state';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { ActionIcon, Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCheck from '#icons/IconCheck';
import IconPlus from '#icons/IconPlus';
import IconShoppingBag from '#icons/IconShoppingBag';
import IconShoppingBagPlus from '#icons/IconShoppingBagPlus';
import IconTrash from '#icons/IconTrash';
import { client } from '../../../api/client.ts';
import { Can, useAbility } from '../../../session/ability.tsx';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { StatusBadge } from '../../status.tsx';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { useCart } from './cart.ts';
import { CartPanel } from './cart-panel.tsx';
import classes from './products.module.css';
import { useCategories, useHeldProducts, useOffered } from './use-products.ts';

const route = getRouteApi('/_app/wallet/shop');

const NewProductDialog = onDemand(() =>
  import('./new-product-dialog.tsx').then((module) => module.NewProductDialog),
);

/** What the workspace offers its people, by category, and the cart it is paid from. */
export function ProductsPage() {
  const { t } = useTranslation('money');
  const { category, new: isCreating } = route.useSearch();
  const change = useChangeSearch<{ category?: string | undefined; new?: true | undefined }>();
  const query = useCategories();
  const chosen = query.data?.find(({ id }) => id === category);
  const shown = (chosen ? [chosen] : (query.data ?? [])).map(({ id }) => id);
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
      <Loaded query={query} rows={6} rowHeight={64}>
        {(categories) =>
          categories.length === 0 ? (
            <NoProducts />
          ) : (
            <div className={classes.columns}>
              <Stack gap={24} shrinks>
                <CategoryChoice
                  categories={categories}
                  chosen={chosen?.id}
                  onChange={(category) => change({ category })}
                />
                <OfferedProducts categories={shown} />
                <HeldProducts categories={shown} />
              </Stack>
              <CartPanel />
            </div>
          )
        }
      </Loaded>
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
    <Row as="fieldset" wrap align="stretch" gap={8} aria-label={t('products.categories')}>
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
    </Row>
  );
}

/** The products that the viewer owns already; renders nothing if there are none. */
function HeldProducts({ categories }: { categories: readonly string[] }) {
  const { t } = useTranslation('money');
  const id = useId();
  const { data: products = [] } = useHeldProducts(categories);
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

/** What of some categories can still be bought. */
function OfferedProducts({ categories }: { categories: readonly string[] }) {
  const { t } = useTranslation('money');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {t('products.offered')}
      </h2>
      <Loaded query={useOffered(categories)} rows={3} rowHeight={96}>
        {(products) =>
          products.length === 0 ? (
            <Text tone="muted">
              {t(categories.length > 1 ? 'products.nothingLeft' : 'products.nothingOffered')}
            </Text>
          ) : (
            <div className={classes.cards}>
              {products.map((product) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  corner={
                    <Can do="delete" on="Product">
                      <WithdrawProduct product={product} />
                    </Can>
                  }
                  action={
                    <Can do="create" on="Payment">
                      <CartButton product={product} />
                    </Can>
                  }
                />
              ))}
            </div>
          )
        }
      </Loaded>
    </section>
  );
}

/** Puts a product into the cart, or takes it out again. */
function CartButton({ product }: { product: Product }) {
  const { t } = useTranslation('money');
  const { items, add, remove } = useCart();
  const { id, name } = product;
  const isIn = items.some((item) => item.id === id);
  return (
    <Button
      size="xs"
      variant="default"
      className={classes.choice}
      leftSection={isIn ? <IconCheck size={14} /> : <IconShoppingBagPlus size={14} />}
      aria-pressed={isIn}
      onClick={() => (isIn ? remove(id) : add(product))}
    >
      <SpokenAs about={name}>{t(isIn ? 'products.inCart' : 'products.add')}</SpokenAs>
    </Button>
  );
}

/** Takes a product off the offer, once asked back. */
function WithdrawProduct({ product: { id, name } }: { product: Product }) {
  const { t } = useTranslation('money');
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWrite(client.money.products.delete, {
    changes: ['product'],
    says: () => t('products.withdraw.done', { name }),
    done: () => setAsking(false),
  });
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('products.withdraw.menu', { name })}
        onClick={() => setAsking(true)}
      >
        <IconTrash size={16} />
      </ActionIcon>
      {isAsking && (
        <Confirm
          title={t('products.withdraw.title', { name })}
          confirmLabel={t('products.withdraw.submit')}
          danger
          busy={withdraw.busy}
          onConfirm={() => void withdraw.run({ id })}
          onClose={() => setAsking(false)}
        >
          {t('products.withdraw.message')}
        </Confirm>
      )}
    </>
  );
}

interface ProductCardProps {
  product: Product;
  /** Stands beside the name. */
  corner?: ReactNode;
  /** What can be done with it, beside the price. */
  action: ReactNode;
}

function ProductCard({ product, corner, action }: ProductCardProps) {
  const id = useId();
  const { name, description, price, currency } = product;
  return (
    <article className={classes.card} aria-labelledby={id}>
      <Row align="start" justify="between" gap={8}>
        <h3 id={id} className={classes.name} dir="auto">
          {name}
        </h3>
        {corner}
      </Row>
      {description && (
        <Text tone="muted" size={13} className={classes.about} dir="auto">
          {description}
        </Text>
      )}
      <Row wrap justify="between" gap={8} className={classes.foot}>
        <Text as="span" weight={600}>
          <Money amount={price} currency={currency} />
        </Text>
        {action}
      </Row>
    </article>
  );
}
