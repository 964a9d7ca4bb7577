import { applyCoupon, type Cart, listCart } from '@kazi/simulation/ecommerce';
import { type Coupon, pricesOf } from '@kazi/simulation/ecommerce/prices';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { Button, TextInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../calls/use-answer.ts';
import { usePercent } from '../../parts/formats.ts';
import { Price } from '../parts/product-parts.tsx';
import classes from './steps.module.css';

interface SummaryProps {
  cart: Cart;
  /** Between the heading and the prices. */
  before?: ReactNode;
  /** The way on. */
  children?: ReactNode;
}

/** What an order costs, line by line. */
export function Summary({ cart, before, children }: SummaryProps) {
  const { t } = useTranslation('demo/ecommerce');
  const { items, full, discount, couponDiscount, delivery, total } = pricesOf(cart.products, cart.coupon);
  return (
    <Panel title={t('summary.title')}>
      {before}
      <Stack as="dl" gap={10}>
        <Row gap={12} align="baseline" justify="between" className={classes.line}>
          <dt>{t('cart.items', { count: items })}</dt>
          <dd>
            <Price amount={full} />
          </dd>
        </Row>
        <Row gap={12} align="baseline" justify="between" className={classes.line}>
          <dt>{t('summary.discount')}</dt>
          <Text as="dd" tone="success">
            <Price amount={-discount} />
          </Text>
        </Row>
        {cart.coupon && (
          <Row gap={12} align="baseline" justify="between" className={classes.line}>
            <dt>{t('summary.coupon', { code: cart.coupon.code })}</dt>
            <Text as="dd" tone="success">
              <Price amount={-couponDiscount} />
            </Text>
          </Row>
        )}
        <Row gap={12} align="baseline" justify="between" className={classes.line}>
          <dt>{t('summary.delivery')}</dt>
          <dd>
            {delivery === 0 ? (
              <Text as="span" tone="success">
                {t('summary.free')}
              </Text>
            ) : (
              <Price amount={delivery} />
            )}
          </dd>
        </Row>
        <Row gap={12} align="baseline" justify="between" className={classes.line} data-total>
          <dt>{t('summary.total')}</dt>
          <dd>
            <Price amount={total} />
          </dd>
        </Row>
      </Stack>
      {children && (
        <Stack gap={8} className={classes.actions}>
          {children}
        </Stack>
      )}
    </Panel>
  );
}

interface WithSummaryProps {
  /** At the side, or below where there is no room for it. */
  summary: ReactNode;
  children: ReactNode;
}

/** A step of the checkout, with what it will cost beside it. */
export const WithSummary = ({ summary, children }: WithSummaryProps) => (
  <div className={classes.columns}>
    <Text as="div" shrinks>
      {children}
    </Text>
    <div className={classes.summary}>{summary}</div>
  </div>
);

/** Takes a code that makes the order cheaper. */
export function CouponForm({ coupon }: { coupon: Coupon | null }) {
  const { t } = useTranslation('demo/ecommerce');
  const percent = usePercent();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const apply = useChange(applyCoupon, {
    changes: [listCart],
    onDone: ({ coupon: accepted }, asked) => {
      if (!accepted) return asked.code && setProblem(t('coupon.unknown'));
      setCode('');
      toast({ message: t('coupon.applied', { code: accepted.code, percent: percent(accepted.percent) }) });
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (code.trim()) apply.mutate({ code });
    else setProblem(t('coupon.missing'));
  }

  if (coupon) {
    return (
      <div className={classes.coupon}>
        <Text as="span" weight={500} grow>
          {t('coupon.off', { code: coupon.code, percent: percent(coupon.percent) })}
        </Text>
        <Button size="compact-sm" variant="subtle" onClick={() => apply.mutate({ code: '' })}>
          {t('coupon.remove')}
        </Button>
      </div>
    );
  }
  return (
    <form className={classes.coupon} onSubmit={submit} noValidate>
      <TextInput
        className={classes.field}
        aria-label={t('coupon.code')}
        placeholder={t('coupon.code')}
        value={code}
        error={problem}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value);
          setProblem(undefined);
        }}
      />
      {/* Never disabled: a quick correction with Enter would be lost. */}
      <Button type="submit" variant="default">
        {t('coupon.apply')}
      </Button>
    </form>
  );
}
