import { kenyanPhone } from '@kazi/contract/money/words';
import { useForm } from '@mantine/form';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../session/session.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import { Page } from '../../../shell/page/page.tsx';
import { PromptProgress } from './prompt-progress.tsx';
import { TopUpForm, type TopUpValues } from './top-up-form.tsx';

const route = getRouteApi('/_app/wallet/top-up');

/** M-Pesa carries no cents. */
const shilling = 100;

/** Money in: a phone is asked to pay, and followed until it has. The payment is in the address, so a reload finds it. */
export function TopUpPage() {
  const { t } = useTranslation('money');
  const { payment } = route.useSearch();
  const navigate = route.useNavigate();
  const { user } = useSignedIn();
  const amountProblem = useAmountCheck();
  const form = useForm<TopUpValues>({
    initialValues: { phone: user.phone ?? '', amount: null },
    validate: {
      phone: (typed) => (kenyanPhone(typed) ? null : t('topUp.phoneProblem')),
      amount: (amount) => amountProblem(amount, { step: shilling }),
    },
    validateInputOnBlur: ['phone'],
  });
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
