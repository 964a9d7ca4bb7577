import { rules } from 'virtual:rules/money.payments.topup';
import { cents } from '@kazi/contract/cents';
import type { Payment, PaymentOpened } from '@kazi/contract/money';
import { kenyanPhone } from '@kazi/contract/money/words';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Panel } from '@kazi/ui/panel';
import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, Navigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { useSignedIn } from '../../../session/session.ts';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import { amountText, centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm, useDefinedForm } from '../../../shell/form/define-form.ts';
import { LinkButton } from '../../../shell/link-button.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { refresh, useWrite } from '../../../shell/record/use-write.ts';
import { oneOf } from '../../../shell/search-params.ts';
import { type Status, StatusGlyph } from '../../status.tsx';
import { useFailureText } from '../parts/cells.tsx';
import { PhoneHint } from '../parts/phone-hint.tsx';
import { accountCurrency, isOpen, moneyMoved, usePayment } from '../parts/queries.ts';
import { bidiIsolate, readablePhone } from '../parts/text.ts';
import { useOnce } from '../parts/use-once.ts';
import { WalletFigures } from '../parts/wallet-figures.tsx';
import classes from './top-up.module.css';

const route = getRouteApi('/_app/wallet/top-up');

/** Money in: a phone is asked to pay, and followed until it has. The payment is in the address, so a reload finds it. */
export function TopUpPage() {
  const { t } = useTranslation('money');
  const { payment } = route.useSearch();
  const navigate = route.useNavigate();
  const { user } = useSignedIn();
  const form = useDefinedForm(topUpForm, { phone: user.phone ?? '', amount: null });
  const follow = (id: string | undefined) => navigate({ search: { payment: id }, replace: true });
  return (
    <Page
      title={t('topUp.title')}
      description={t('topUp.description')}
      above={<Link to="/wallet">{t('title')}</Link>}
      width="narrow"
    >
      {payment ? (
        <PromptProgress
          id={payment}
          phone={form.values.phone}
          onAgain={() => follow(undefined)}
          onAnother={() => {
            form.setFieldValue('amount', null);
            void follow(undefined);
          }}
        />
      ) : (
        <TopUpForm form={form} onSent={({ id }) => follow(id)} />
      )}
    </Page>
  );
}

/** What people mostly put in, in cents. */
const often = [500_00, 1_000_00, 5_000_00, 10_000_00].map(cents);

/** M-Pesa carries no cents. */
const shilling = 100;

interface TopUpValues {
  phone: string;
  amount: TypedAmount;
}

const empty: TopUpValues = { phone: '', amount: null };

const topUpForm = defineForm({
  rules,
  from: (values: TopUpValues) => values,
  empty,
  to: { phone: (typed: string) => kenyanPhone(typed) ?? typed, amount: centsIn },
  useFields() {
    const { t } = useTranslation('money');
    const amountProblem = useAmountCheck();
    return {
      phone: {
        label: t('topUp.phone'),
        check: (typed) => (kenyanPhone(typed) ? null : t('topUp.phoneProblem')),
      },
      amount: { label: t('amount.label'), check: (amount) => amountProblem(amount, { step: shilling }) },
    };
  },
});

interface TopUpFormProps {
  form: UseFormReturnType<TopUpValues>;
  onSent: (payment: Payment) => void;
}

/** How much, and from which phone. The phone itself asks before it pays: there is no other confirmation. */
function TopUpForm({ form, onSent }: TopUpFormProps) {
  const { t } = useTranslation('money');
  const locale = useLocale();
  const send = useWrite(useOnce(client.money.payments.topup), { changes: moneyMoved, form, done: onSent });
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
          <Row
            as="fieldset"
            wrap
            align="stretch"
            gap={8}
            tabular
            className={classes.often}
            aria-label={t('topUp.often')}
          >
            {often.map((one) => (
              <Button key={one} variant="default" size="xs" onClick={() => form.setFieldValue('amount', one)}>
                {amountText(one, locale)}
              </Button>
            ))}
          </Row>
        </div>
        <div className={formClasses.actions}>
          <Text tone="muted" size={13} className={classes.summary}>
            {phone &&
              isAmount &&
              t('topUp.summary', {
                amount: formatMoney(amount, accountCurrency, locale),
                phone: bidiIsolate(readablePhone(phone)),
              })}
          </Text>
          <Button type="submit" loading={send.busy}>
            {t('topUp.submit')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

interface PromptProgressProps {
  /** The payment that the phone was asked for. */
  id: string;
  /** The number, as far as this page still knows it. */
  phone: string;
  onAgain: () => void;
  onAnother: () => void;
}

/** What became of the prompt so far, and what to do next. */
function PromptProgress({ id, ...rest }: PromptProgressProps) {
  const query = usePayment(id);
  const queries = useQueryClient();
  const isSettled = query.data && !isOpen(query.data);
  useEffect(() => {
    if (isSettled) void refresh(queries, moneyMoved);
  }, [isSettled, queries]);
  return (
    <Loaded query={query} rows={4}>
      {(payment) =>
        payment.kind === 'topup' ? (
          <Progress payment={payment} {...rest} />
        ) : (
          <Navigate to="/wallet/payments/$paymentId" params={{ paymentId: id }} replace />
        )
      }
    </Loaded>
  );
}

function Progress({
  payment,
  phone,
  onAgain,
  onAnother,
}: Omit<PromptProgressProps, 'id'> & { payment: PaymentOpened }) {
  const { t } = useTranslation('money');
  const locale = useLocale();
  const failureText = useFailureText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { amount, currency, failure, party, receipt, reference } = payment;
  const state = stateOf(payment);
  const words = {
    amount: formatMoney(amount, currency, locale),
    phone: bidiIsolate(party.number),
    receipt: receipt ?? reference,
    reason: failure ? failureText(failure) : '',
  };
  return (
    <Stack as="section" gap={20} className={classes.progress} data-state={state}>
      <div aria-live="polite">
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {t(`topUp.state.${state}.title`, words)}
        </h2>
        <Text tone="muted" className={classes.message}>
          {t(`topUp.state.${state}.message`, words)}
        </Text>
      </div>
      <PromptSteps state={state} phone={words.phone} />
      {isOpen(payment) && <PhoneHint phone={phone} />}
      <div className={formClasses.actions}>
        <LinkButton to="/wallet" variant="default">
          {t('topUp.toWallet')}
        </LinkButton>
        {state === 'succeeded' && <Button onClick={onAnother}>{t('topUp.another')}</Button>}
        {state === 'failed' && <Button onClick={onAgain}>{t('topUp.again')}</Button>}
      </div>
    </Stack>
  );
}

/** The states of a prompt. A top-up is approved on the phone and nowhere else, so fewer states than a payment has. */
const promptStates = ['created', 'submitted', 'unknown', 'succeeded', 'failed'] as const;
type PromptState = (typeof promptStates)[number];

const stateOf = (payment: Payment): PromptState =>
  oneOf(payment.status, promptStates) ?? (isOpen(payment) ? 'created' : 'failed');

type StepState = 'done' | 'now' | 'failed' | 'later';

const names = ['sent', 'answered', 'arrived'] as const;

/** The state of each of the three steps, by that of the prompt. */
const progress: Record<PromptState, readonly [StepState, StepState, StepState]> = {
  created: ['now', 'later', 'later'],
  submitted: ['done', 'now', 'later'],
  unknown: ['done', 'now', 'later'],
  succeeded: ['done', 'done', 'done'],
  failed: ['done', 'failed', 'later'],
};

/** The sign of each state is that of a status that looks the same. */
const signs: Record<StepState, Status> = {
  done: 'succeeded',
  now: 'submitted',
  failed: 'failed',
  later: 'draft',
};

/** The way of a prompt, from the server to the phone and back. */
function PromptSteps({ state, phone }: { state: PromptState; phone: string }) {
  const { t } = useTranslation('money');
  return (
    <Stack as="ol" gap={12} aria-label={t('topUp.steps.label')}>
      {names.map((name, at) => {
        const step = progress[state][at] ?? 'later';
        return (
          <Row as="li" key={name} gap={10} className={classes.step} data-step={step}>
            <StatusGlyph status={signs[step]} size={18} />
            <span>
              {t(`topUp.steps.${name}`, { phone })}
              <VisuallyHidden>, {t(`topUp.steps.${step}`)}</VisuallyHidden>
            </span>
          </Row>
        );
      })}
    </Stack>
  );
}
