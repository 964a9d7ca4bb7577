import {
  type ColourName,
  getProduct,
  type Product,
  type ProductColour,
  type ProductDetail,
} from '@kazi/simulation/ecommerce';
import { EmptyState } from '@kazi/ui/empty-state';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import IconHeart from '#icons/IconHeart';
import IconHeartFilled from '#icons/IconHeartFilled';
import IconRefresh from '#icons/IconRefresh';
import IconSearchOff from '#icons/IconSearchOff';
import IconShieldCheck from '#icons/IconShieldCheck';
import IconTruckDelivery from '#icons/IconTruckDelivery';
import { statusOf } from '../../../api/message.ts';
import { LinkButton } from '../../../shell/link-button.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { answerOf } from '../../calls/use-answer.ts';
import { DemoLink } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import { useWishlist } from '../changes.ts';
import { ProductList } from '../parts/product-list.tsx';
import { AddButton, FreeShipping, Picture, Price, Quantity, Stars } from '../parts/product-parts.tsx';
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

const promises = [
  { name: 'delivery', icon: IconTruckDelivery },
  { name: 'return', icon: IconRefresh },
  { name: 'guarantee', icon: IconShieldCheck },
] as const;

/** What holds for everything that is sold here. */
function Promises() {
  const { t } = useTranslation('demo/ecommerce');
  return (
    <Stack as="ul" className={classes.promises}>
      {promises.map(({ name, icon: Icon }) => (
        <Row as="li" key={name} gap={12} align="stretch">
          <Text as="span" tone="accent" aria-hidden="true">
            <Icon size={20} stroke={1.6} />
          </Text>
          <div>
            <Text as="strong" weight={600}>
              {t(`product.promises.${name}.title`)}
            </Text>
            <Text tone="muted" size={13}>
              {t(`product.promises.${name}.text`)}
            </Text>
          </div>
        </Row>
      ))}
    </Stack>
  );
}

/** Picture, description and options of a product, and the ways to have it. */
function ProductDetails({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('demo/ecommerce');
  const [colour, setColour] = useState(product.colours[0]?.name);
  const [qty, setQty] = useState(1);
  const { toggle } = useWishlist();
  const shown = product.colours.find(({ name }) => name === colour);
  return (
    <Panel flush>
      <div className={classes.product}>
        <Picture
          size="large"
          src={shown?.image ?? product.image}
          alt={
            colour
              ? t('product.inColour', { name: product.name, colour: t(`colours.${colour}`) })
              : product.name
          }
        />
        <Stack gap={16} align="start" shrinks className={classes.details}>
          <Text tone="muted">
            <Trans
              t={t}
              i18nKey="product.by"
              values={{ brand: product.brand }}
              components={{ b: <strong /> }}
            />
          </Text>
          <Row lineGap={8} gap={12} wrap>
            <strong className={classes.price}>
              <Price amount={product.price} />
            </strong>
            <Stars rating={product.rating} />
          </Row>
          {product.hasFreeShipping && <FreeShipping />}
          <p className={classes.description} dir="auto">
            {product.description}
          </p>
          <ColourChoice colours={product.colours} value={colour} onChange={setColour} />
          <Row lineGap={8} gap={12} wrap>
            {!product.isInCart && <Quantity of={product.name} value={qty} onChange={setQty} />}
            <AddButton product={product} qty={qty} colour={colour} primary />
            <Button
              variant="default"
              aria-pressed={product.isInWishlist}
              leftSection={
                product.isInWishlist ? (
                  <IconHeartFilled size={16} color="var(--kz-danger)" />
                ) : (
                  <IconHeart size={16} stroke={1.8} />
                )
              }
              onClick={() => toggle(product)}
            >
              {t('product.wishlist')}
            </Button>
          </Row>
        </Stack>
      </div>
      <Promises />
    </Panel>
  );
}

interface ColourChoiceProps {
  colours: readonly ProductColour[];
  /** Name of the one that is chosen. */
  value: ColourName | undefined;
  onChange: (name: ColourName) => void;
}

/** The colours a product comes in, as swatches with their names. */
function ColourChoice({ colours, value, onChange }: ColourChoiceProps) {
  const { t } = useTranslation('demo/ecommerce');
  const name = useId();
  return (
    <fieldset className={classes.colours}>
      <legend className={classes.legend}>
        <Trans
          t={t}
          i18nKey="product.colour"
          values={{ colour: value && t(`colours.${value}`) }}
          components={{ c: <Text as="span" tone="text" weight={500} /> }}
        />
      </legend>
      {colours.map((colour) => (
        <label key={colour.name} className={classes.colour} title={t(`colours.${colour.name}`)}>
          <input
            className={classes.input}
            type="radio"
            name={name}
            aria-label={t(`colours.${colour.name}`)}
            checked={colour.name === value}
            onChange={() => onChange(colour.name)}
          />
          <span className={classes.swatch} style={{ background: colour.value }} />
        </label>
      ))}
    </fieldset>
  );
}
