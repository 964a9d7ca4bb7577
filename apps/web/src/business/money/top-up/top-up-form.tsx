import { rules } from 'virtual:rules/money.payments.topup';
import { cents } from '@kazi/contract/cents';
import type { Payment } from '@kazi/contract/money';
import { kenyanPhone } from '@kazi/contract/money/words';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Panel } from '@kazi/ui/panel';
import { Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import { amountText, centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm } from '../../../shell/form/define-form.ts';
import { useWrite } from '../../../shell/record/use-write.ts';
import { bidiIsolate } from '../parts/bidi-isolate.ts';
import { accountCurrency, moneyMoved } from '../parts/queries.ts';
import { useOnce } from '../parts/use-once.ts';
import { WalletFigures } from '../parts/wallet-figures.tsx';
import { readablePhone } from './readable-phone.ts';
import classes from './top-up.module.css';

/** What people mostly put in, in cents. */
const often = [500_00, 1_000_00, 5_000_00, 10_000_00].map(cents);

/** M-Pesa carries no cents. */
const shilling = 100;

interface TopUpValues {
  phone: string;
  amount: TypedAmount;
}

const empty: TopUpValues = { phone: '', amount: null };

export const topUpForm = defineForm({
  rules,
  from: (values: TopUpValues) => values,
  empty,
  to: {
    phone: (typed: string) => kenyanPhone(typed) ?? typed,
    amount: (typed: TopUpValues['amount']) => centsIn(typed),
  },
  useFields() {
    const { t } = useTranslation('money');
    const amountProblem = useAmountCheck();
    return {
      phone: {
        label: t('topUp.phone'),
        check: (typed) => (kenyanPhone(typed) ? null : t('topUp.phoneProblem')),
      },
      amount: {
        label: t('amount.label'),
        check: (amount) => amountProblem(amount, { step: shilling }),
      },
    };
  },
});

interface TopUpFormProps {
  form: UseFormReturnType<TopUpValues>;
  onSent: (payment: Payment) => void;
}

/** How much, and from which phone. The phone itself asks before it pays: there is no other confirmation. */
export function TopUpForm({ form, onSent }: TopUpFormProps) {
  const { t } = useTranslation('money');
  const locale = useLocale();
  const send = useWrite(useOnce(client.money.payments.topup), {
    changes: moneyMoved,
    form,
    done: onSent,
  });
  const phone = kenyanPhone(form.values.phone);
  const { amount } = form.values;
  const isAmount = typeof amount === 'number' && amount > 0;
  return (
    <Panel>
      <form
        noValidate
        className={formClasses.form}
        onSubmit={form.onSubmit(() => {
          if (phone && isAmount) void send.run({ phone, amount });
        })}
      >
        <TextInput
          {...form.getInputProps('phone')}
          onBlur={() => void form.validateField('phone')}
          type="tel"
          placeholder="0712 345 678"
          autoComplete="tel"
          dir="ltr"
        />
        <div>
          <AmountField name="top-up" {...form.getInputProps('amount')} description={<WalletFigures />} />
          <fieldset className={classes.often} aria-label={t('topUp.often')}>
            {often.map((one) => (
              <Button key={one} variant="default" size="xs" onClick={() => form.setFieldValue('amount', one)}>
                {amountText(one, locale)}
              </Button>
            ))}
          </fieldset>
        </div>
        <div className={formClasses.actions}>
          <p className={classes.summary}>
            {phone &&
              isAmount &&
              t('topUp.summary', {
                amount: formatMoney(amount, accountCurrency, locale),
                phone: bidiIsolate(readablePhone(phone)),
              })}
          </p>
          <Button type="submit" loading={send.busy}>
            {t('topUp.submit')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
