import { applyCoupon, listCart } from '@kazi/simulation/ecommerce';
import type { Coupon } from '@kazi/simulation/ecommerce/prices';
import { toast } from '@kazi/ui/toast';
import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../calls/use-answer.ts';
import { usePercent } from '../../parts/use-percent.ts';
import classes from './coupon-form.module.css';

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
        <span className={classes.given}>
          {t('coupon.off', { code: coupon.code, percent: percent(coupon.percent) })}
        </span>
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
