import { type Address, type Cart, type CartProduct, listCart, type Order } from '@kazi/simulation/ecommerce';
import { dateFormat } from '@kazi/ui/date-format';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { usePercent } from '../../parts/formats.ts';
import { DemoLink } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import { useCart, useFocusAfterRemoval, useWishlist } from '../changes.ts';
import { EmptyCart, FreeShipping, Picture, Price, Quantity, usePrice } from '../parts/product-parts.tsx';
import { AddressStep } from './address-step.tsx';
import classes from './checkout-page.module.css';
import { PaymentStep } from './payment-step.tsx';
import { type Step, steps } from './steps.ts';
import { CouponForm, Summary, WithSummary } from './summary.tsx';

const Confirmation = lazy(() =>
  import('./confirmation.tsx').then((module) => ({ default: module.Confirmation })),
);

/** From the cart to an order, in three steps. The step is in the address, what is filled in is not. */
export function CheckoutPage({ step: asked }: { step: Step }) {
  const { t } = useTranslation('demo/ecommerce');
  const change = useChangeSearch<{ step?: Step }>();
  const { data: cart, error, isPending, refetch } = useQuery(answerOf(listCart, {}));
  const [address, setAddress] = useState<Address>();
  const [order, setOrder] = useState<Order>();
  // A reload forgets the address, so that it has to be said again.
  const isTooFar = asked === 'payment' && !address;
  const step = isTooFar ? 'address' : asked;
  const leadBack = useEffectEvent(() => change({ step }));
  useEffect(() => {
    if (isTooFar) void leadBack();
  }, [isTooFar]);

  const loading = (
    <Panel flush>
      <SkeletonRows rows={3} height={112} label={t('cart.loading')} />
    </Panel>
  );
  if (order)
    return (
      <Suspense fallback={loading}>
        <Confirmation order={order} />
      </Suspense>
    );
  if (!cart || cart.products.length === 0) {
    return (
      <Page title={t('checkout.title')}>
        {isPending && loading}
        {error && !cart && <FailedState error={error} onRetry={refetch} />}
        {cart && <EmptyCart />}
      </Page>
    );
  }
  return (
    <Page title={t('checkout.title')}>
      <StepTrail step={step} canPay={address !== undefined} />
      {step === 'cart' && (
        <CartStep cart={cart} onDone={() => change({ step: 'address' }, { replace: false })} />
      )}
      {step === 'address' && (
        <AddressStep
          cart={cart}
          chosen={address}
          onDone={(chosen) => {
            setAddress(chosen);
            change({ step: 'payment' }, { replace: false });
          }}
        />
      )}
      {step === 'payment' && address && (
        <PaymentStep
          cart={cart}
          address={address}
          onDone={(made) => {
            setOrder(made);
            change({ step: undefined });
          }}
        />
      )}
    </Page>
  );
}

/** The first step: what is in the cart, how many of each, and what comes off. */
function CartStep({ cart, onDone }: { cart: Cart; onDone: () => void }) {
  const { t } = useTranslation('demo/ecommerce');
  useFocusAfterRemoval(cart.products.length);
  return (
    <WithSummary
      summary={
        <Summary cart={cart} before={<CouponForm coupon={cart.coupon} />}>
          <Button onClick={onDone}>{t('checkout.toAddress')}</Button>
        </Summary>
      }
    >
      <Panel title={t('cart.yours')} flush>
        {cart.products.map((product) => (
          <CartLine key={product.id} product={product} />
        ))}
      </Panel>
    </WithSummary>
  );
}

interface StepTrailProps {
  step: Step;
  /** Whether the last step can be gone to already. */
  canPay: boolean;
}

/** Where one is on the way to an order, and the way back. */
function StepTrail({ step, canPay }: StepTrailProps) {
  const { t } = useTranslation('demo/ecommerce');
  const at = steps.indexOf(step);
  return (
    <nav aria-label={t('checkout.stepsOf')}>
      <Row as="ol" gap={8} align="stretch" wrap className={classes.steps}>
        {steps.map((name, nth) => {
          const isOpen = name !== 'payment' || canPay;
          const words = (
            <>
              <span className={classes.number} aria-hidden="true">
                {nth < at ? '✓' : nth + 1}
              </span>
              {t(`checkout.steps.${name}`)}
            </>
          );
          return (
            <Row
              as="li"
              key={name}
              gap={8}
              className={classes.step}
              data-state={nth < at ? 'done' : nth === at ? 'now' : 'next'}
            >
              {isOpen && name !== step ? (
                <DemoLink className={classes.link} to={links.checkout} search={{ step: name }}>
                  {words}
                </DemoLink>
              ) : (
                <span className={classes.link} aria-current={name === step ? 'step' : undefined}>
                  {words}
                </span>
              )}
            </Row>
          );
        })}
      </Row>
    </nav>
  );
}

/** A product in the cart: how many, for how much, by when. */
function CartLine({ product }: { product: CartProduct }) {
  const { t } = useTranslation('demo/ecommerce');
  const { count, remove, takeOut } = useCart();
  const wishlist = useWishlist();
  const nameId = useId();
  const written = usePrice();
  const percent = usePercent();
  const day = dateFormat(useLocale(), { weekday: 'short', day: 'numeric', month: 'short' });
  const { name, brand, colour, qty, price, offers, discountPercentage, shippingDate } = product;

  function saveForLater() {
    if (!product.isInWishlist) wishlist.add(product);
    takeOut(product);
    toast({ message: t('cart.savedForLater', { name }) });
  }

  return (
    <article className={classes.line} aria-labelledby={nameId}>
      <div className={classes.picture}>
        <Picture src={product.image} />
      </div>
      <Stack gap={2} align="start" shrinks className={classes.words}>
        <Link className={classes.name} to={links.product(product.id)}>
          <bdi id={nameId}>{name}</bdi>
        </Link>
        <Text tone="muted" size={13}>
          <bdi>{brand}</bdi>
          {colour && ` · ${t(`colours.${colour}`)}`}
        </Text>
        <Text tone="muted" size={13}>
          {t('cart.deliveredBy', { day: day.format(new Date(shippingDate)) })}
        </Text>
        <Text tone="success" size={13}>
          {t('cart.offers', { percent: percent(discountPercentage), count: offers })}
        </Text>
        {product.hasFreeShipping && <FreeShipping />}
      </Stack>
      <Stack gap={6} align="end" className={classes.cost}>
        <strong className={classes.price}>
          <Price amount={price * qty} />
        </strong>
        {qty > 1 && (
          <Text as="span" tone="muted" size={13}>
            {t('cart.each', { price: written(price) })}
          </Text>
        )}
        <Quantity of={name} value={qty} onChange={(next) => count(product, next)} />
      </Stack>
      <Row gap={4} align="stretch" wrap className={classes.actions}>
        <Button size="compact-sm" variant="subtle" onClick={saveForLater}>
          {t('cart.later')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => remove(product)}>
          {t('cart.remove')}
        </Button>
      </Row>
    </article>
  );
}
