import type { Product } from '@kazi/simulation/ecommerce';
import { getProduct } from '@kazi/simulation/ecommerce';
import { EmptyState } from '@kazi/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconSearchOff from '#icons/IconSearchOff';
import { statusOf } from '../../../api/message.ts';
import { LinkButton } from '../../../shell/link-button.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { answerOf } from '../../calls/use-answer.ts';
import { DemoLink } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import { AddButton } from '../parts/add-button.tsx';
import { ProductList } from '../parts/product-list.tsx';
import { ProductDetails } from './product-details.tsx';
import classes from './product-page.module.css';

/** The 404 of a product. */
function NoSuchProduct() {
  const { t } = useTranslation('demo/ecommerce');
  return (
    <EmptyState
      icon={<IconSearchOff size={24} stroke={1.6} />}
      title={t('product.none')}
      message={t('product.noneWhy')}
      action={<LinkButton to={links.shop}>{t('product.toShop')}</LinkButton>}
    />
  );
}

/** Keeps the place of a product while it loads. */
function ProductSkeleton() {
  const { t } = useTranslation('demo/ecommerce');
  return (
    <div className={classes.skeleton} role="status" aria-label={t('product.loading')}>
      <span className={classes.picture} />
      <span className={classes.words} />
    </div>
  );
}

/** One product, to be looked at from near. */
export function ProductPage({ id }: { id: string }) {
  const { t } = useTranslation('demo/ecommerce');
  // This page says itself that there is no such product; no toast does.
  const { data, error, isPending, refetch } = useQuery({
    ...answerOf(getProduct, { id }),
    meta: { toast: false },
  });
  const shop = (
    <Link to={links.shop} activeOptions={{ exact: true }}>
      {t('shop.title')}
    </Link>
  );
  if (!data) {
    const isGone = statusOf(error) === 404;
    return (
      <Page title={t(isGone ? 'product.noneTitle' : 'product.title')} above={shop}>
        {isPending && <ProductSkeleton />}
        {isGone && <NoSuchProduct />}
        {error && !isGone && <FailedState error={error} onRetry={refetch} />}
      </Page>
    );
  }
  const { product, related } = data;
  return (
    <Page
      title={product.name}
      heading={<bdi>{product.name}</bdi>}
      above={
        <>
          {shop} /{' '}
          <DemoLink to={links.shop} search={{ category: product.category }}>
            {t(`categories.${product.category}`)}
          </DemoLink>
        </>
      }
    >
      {/* What was chosen of one product says nothing about another. */}
      <ProductDetails key={product.id} product={product} />
      <Related products={related} />
    </Page>
  );
}

/** What somebody who looks at a product may also like. */
function Related({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('demo/ecommerce');
  if (products.length === 0) return null;
  return (
    <section className={classes.related} aria-labelledby="related">
      <h2 id="related" className={classes.title}>
        {t('product.also')}
      </h2>
      <ProductList
        label={t('product.related')}
        products={products}
        headings="h3"
        actions={(product) => <AddButton product={product} />}
      />
    </section>
  );
}
