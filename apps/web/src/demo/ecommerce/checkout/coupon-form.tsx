import { applyCoupon, listCart } from '@kazi/simulation/ecommerce';
import type { Coupon } from '@kazi/simulation/ecommerce/prices';
import { toast } from '@kazi/ui/toast';
import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useChange } from '../../calls/use-answer.ts';
import classes from './coupon-form.module.css';

/** Takes a code that makes the order cheaper. */
export function CouponForm({ coupon }: { coupon: Coupon | null }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const apply = useChange(applyCoupon, {
    changes: [listCart],
    onDone: ({ coupon: accepted }, asked) => {
      if (!accepted) return asked.code && setProblem('There is no such code. Try KARIBU.');
      setCode('');
      toast({ message: `${accepted.code} takes ${accepted.percent}% off.` });
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (code.trim()) apply.mutate({ code });
    else setProblem('Type the code first.');
  }

  if (coupon) {
    return (
      <div className={classes.coupon}>
        <span className={classes.given}>
          {coupon.code}: {coupon.percent}% off
        </span>
        <Button size="compact-sm" variant="subtle" onClick={() => apply.mutate({ code: '' })}>
          Remove
        </Button>
      </div>
    );
  }
  return (
    <form className={classes.coupon} onSubmit={submit} noValidate>
      <TextInput
        className={classes.field}
        aria-label="Coupon code"
        placeholder="Coupon code"
        value={code}
        error={problem}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value);
          setProblem(undefined);
        }}
      />
      {/* Never disabled: a quick correction with Enter would be lost. */}
      <Button type="submit" variant="default">
        Apply
      </Button>
    </form>
  );
}
