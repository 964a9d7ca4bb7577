import type { Cents } from '@kazi/contract/cents';
import type { Beneficiary, Quote } from '@kazi/contract/money';
import { narrationMaxLength, narrationUnlessGiven } from '@kazi/contract/money/words';
import { EmptyState } from '@kazi/ui/empty-state';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Panel } from '@kazi/ui/panel';
import { Button, TextInput } from '@mantine/core';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconAddressBook from '#icons/IconAddressBook';
import { statusOf } from '../../../api/message.ts';
import { placeErrors } from '../../../api/place-errors.ts';
import { useSignedIn } from '../../../session/session.ts';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { AddBeneficiary } from '../beneficiaries/add-beneficiary.tsx';
import { isUnverified, useBeneficiaries } from '../beneficiaries/beneficiary-parts.tsx';
import { moneyMoved, paymentKey } from '../parts/queries.ts';
import { useOnce } from '../parts/use-once.ts';
import { WalletFigures } from '../parts/wallet-figures.tsx';
import { askQuote, useWithdrawForm, type WithdrawalInput, withdraw } from './use-withdraw-form.ts';
import classes from './withdraw.module.css';
import {
  BeneficiaryChoice,
  LeftLines,
  OperationChoice,
  QuoteLines,
  UnverifiedNote,
} from './withdraw-fields.tsx';

const route = getRouteApi('/_app/wallet/withdraw');

/** Sends money from the wallet to a beneficiary of one's own. */
export function WithdrawPage() {
  const { t } = useTranslation(['payments', 'money']);
  const { receiver } = route.useSearch();
  return (
    <Page
      title={t('withdraw.title')}
      description={t('withdraw.description')}
      width="narrow"
      above={<Link to="/wallet">{t('money:title')}</Link>}
    >
      <Loaded query={useBeneficiaries()} rows={4} rowHeight={68} inPanel>
        {(beneficiaries) =>
          beneficiaries.length === 0 ? (
            <EmptyState
              icon={<IconAddressBook size={24} stroke={1.6} />}
              title={t('withdraw.noBeneficiaries.title')}
              message={
                <>
                  {t('withdraw.noBeneficiaries.message')} <WalletFigures />
                </>
              }
              action={<AddBeneficiary isFirst />}
            />
          ) : (
            <WithdrawForm beneficiaries={beneficiaries} first={receiver} />
          )
        }
      </Loaded>
    </Page>
  );
}

const ConfirmWithdrawal = onDemand(() =>
  import('./confirm-withdrawal.tsx').then((module) => module.ConfirmWithdrawal),
);

interface WithdrawFormProps {
  beneficiaries: readonly Beneficiary[];
  /** Id of the beneficiary that is chosen at first. */
  first: string | undefined;
}

/** Beneficiary and amount; what it costs is shown before anything has to be confirmed. */
function WithdrawForm({ beneficiaries, first }: WithdrawFormProps) {
  const { t } = useTranslation('payments');
  const form = useWithdrawForm(beneficiaries, first, useSignedIn().user.phone);
  const { beneficiary, quote, input } = form;
  const [asked, setAsked] = useState<{ input: WithdrawalInput; quote: Quote }>();
  const [isUnanswered, setUnanswered] = useState(false);
  const navigate = useNavigate();
  const send = useWrite(useOnce(withdraw), {
    changes: moneyMoved,
    failed(error) {
      // Where no answer came the input is kept, so that it is sent again with the same key.
      if (wasUnanswered(error)) return setUnanswered(true);
      setAsked(undefined);
      placeErrors(form.form, error);
    },
    answers: paymentKey,
    leave: ({ id }) => navigate({ to: '/wallet/payments/$paymentId', params: { paymentId: id } }),
  });
  const ask = useWrite(
    async (sought: WithdrawalInput) => ({ input: sought, quote: await askQuote(sought) }),
    {
      changes: [],
      done(answer) {
        setUnanswered(false);
        setAsked(answer.quote.problem ? undefined : answer);
      },
    },
  );
  const unverified = beneficiary && isUnverified(beneficiary) && beneficiary.type === 'MOBILE_WALLET';
  return (
    <Panel>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.showMissing();
          if (input) void ask.run(input);
        }}
      >
        <AllToOwn form={form} busy={ask.busy} onAsk={(all) => void ask.run(all)} />
        <BeneficiaryChoice
          beneficiaries={beneficiaries}
          chosen={beneficiary?.id}
          problem={form.beneficiaryProblem}
          onChoose={form.choose}
        />
        <div>
          <AddBeneficiary variant="default" onAdded={({ id }) => form.choose(id)} />
        </div>
        {unverified && <UnverifiedNote wallet={beneficiary} />}
        <OperationChoice
          operations={form.operations}
          value={form.operation}
          onChange={form.chooseOperation}
        />
        <div className={classes.field}>
          <AmountField
            name="withdrawal"
            label={t('withdraw.amount')}
            value={form.typed}
            onChange={form.type}
            error={form.amountProblem}
            description={<WalletFigures />}
          />
          {form.bounds && form.bounds.most >= form.bounds.minimum && (
            <AllOfIt quote={form.bounds} onChoose={form.type} />
          )}
        </div>
        <TextInput
          className={classes.field ?? ''}
          label={t('withdraw.narration')}
          description={t('withdraw.narrationHint', { sent: narrationUnlessGiven })}
          value={form.narration}
          onChange={({ currentTarget }) => form.setNarration(currentTarget.value)}
          maxLength={narrationMaxLength}
          autoComplete="off"
        />
        {quote && !quote.problem && beneficiary && (
          <QuoteLines quote={quote} isStale={form.isAsking} name={beneficiary.name} />
        )}
        {form.bounds && <LeftLines quote={form.bounds} />}
        <div>
          <Button type="submit" loading={ask.busy} disabled={Boolean(unverified)}>
            {t('withdraw.continue')}
          </Button>
        </div>
      </form>
      <Suspense>
        {asked && beneficiary && (
          <ConfirmWithdrawal
            quote={asked.quote}
            beneficiary={beneficiary}
            busy={send.busy}
            isUnanswered={isUnanswered}
            onConfirm={() => void send.run(asked.input)}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </Panel>
  );
}

interface AllToOwnProps {
  form: ReturnType<typeof useWithdrawForm>;
  busy: boolean;
  onAsk: (all: WithdrawalInput) => void;
}

/** Withdraws all that can be sent to a number of one's own, by one press and the question after it, until an amount is typed. */
function AllToOwn({ form: { typed, bounds, whole, beneficiary }, busy, onAsk }: AllToOwnProps) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  if (typed !== null || !whole || !bounds || bounds.most < bounds.minimum) return null;
  const { most, currency } = bounds;
  if (beneficiary?.type !== 'MOBILE_WALLET') return null;
  return (
    <Button
      size="md"
      className={`${classes.field} ${classes.allTo}`}
      loading={busy}
      onClick={() => onAsk({ ...whole, amount: most })}
    >
      {t('withdraw.allTo', {
        amount: formatMoney(most, currency, locale),
        to: beneficiary.phone.replaceAll(' ', '\u00a0'),
      })}
    </Button>
  );
}

/** Nothing tells whether it was taken up: no answer came, or one of a server that failed. */
function wasUnanswered(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500;
}

/** Fills in all that can be sent now, with its fee and the limits taken off. */
function AllOfIt({
  quote: { most, currency },
  onChoose,
}: {
  quote: Quote;
  onChoose: (amount: Cents) => void;
}) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  return (
    <Button className={classes.all ?? ''} variant="subtle" size="sm" onClick={() => onChoose(most)}>
      {t('withdraw.all', { amount: formatMoney(most, currency, locale) })}
    </Button>
  );
}
