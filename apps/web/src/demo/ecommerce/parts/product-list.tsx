import type { Product } from '@kazi/simulation/ecommerce';
import { Row, Stack } from '@kazi/ui/layout';
import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconHeart from '#icons/IconHeart';
import IconHeartFilled from '#icons/IconHeartFilled';
import { CardLink, LinkCard } from '../../parts/link-card.tsx';
import { links } from '../../routing/links.ts';
import { useWishlist } from '../changes.ts';
import classes from './product-list.module.css';
import { FreeShipping, Picture, Price, Stars } from './product-parts.tsx';

interface ProductListProps {
  label: string;
  products: readonly Product[];
  /** Cards side by side, or one below the other with their descriptions. */
  view?: 'grid' | 'list';
  /** Level of the names, below the heading they stand under. */
  headings?: 'h2' | 'h3';
  /** Whether a heart on each puts it on the wishlist. */
  hearts?: boolean;
  /** What can be done with a product. */
  actions: (product: Product) => ReactNode;
}

/** Products with picture, name, rating and price. */
export function ProductList(props: ProductListProps) {
  const { label, products, view = 'grid', headings: Name = 'h2', hearts = true, actions } = props;
  return (
    <Stack as="ul" gap={16} className={classes.products} data-view={view} aria-label={label}>
      {products.map((product) => (
        <LinkCard key={product.id} as="li" className={classes.product}>
          <div className={classes.picture}>
            <Picture src={product.image} />
          </div>
          <Stack gap={2} shrinks className={classes.words}>
            <span className={classes.brand} dir="auto">
              {product.brand}
            </span>
            <Name className={classes.name} dir="auto">
              <CardLink to={links.product(product.id)}>{product.name}</CardLink>
            </Name>
            <Stars rating={product.rating} />
            <p className={classes.description} dir="auto">
              {product.description}
            </p>
          </Stack>
          <Row lineGap={4} gap={12} justify="between" wrap className={classes.cost}>
            <strong className={classes.price}>
              <Price amount={product.price} />
            </strong>
            {product.hasFreeShipping && <FreeShipping />}
          </Row>
          <Stack gap={8} className={classes.actions}>
            {actions(product)}
          </Stack>
          {hearts && (
            <div className={classes.wish}>
              <WishButton product={product} />
            </div>
          )}
        </LinkCard>
      ))}
    </Stack>
  );
}

/** Puts a product on the wishlist, or takes it off. */
function WishButton({ product }: { product: Product }) {
  const { t } = useTranslation('demo/ecommerce');
  const { toggle } = useWishlist();
  return (
    <ActionIcon
      variant="default"
      radius="xl"
      size={34}
      aria-label={t('product.wishlistNamed', { name: product.name })}
      aria-pressed={product.isInWishlist}
      onClick={() => toggle(product)}
    >
      {product.isInWishlist ? (
        <IconHeartFilled size={18} color="var(--kz-danger)" />
      ) : (
        <IconHeart size={18} stroke={1.6} />
      )}
    </ActionIcon>
  );
}

/** Keeps the place of products while they load. */
export function ProductSkeletons({ count }: { count: number }) {
  const { t } = useTranslation('demo/ecommerce');
  return (
    <div className={classes.cards} role="status" aria-label={t('shop.loading')}>
      {Array.from({ length: count }, (_, card) => card).map((card) => (
        <Stack key={card} gap={12} className={classes.card} aria-hidden="true">
          <span className={classes.skeletonPicture} />
          <span className={classes.bone} />
          <span className={classes.bone} data-short />
        </Stack>
      ))}
    </div>
  );
}
