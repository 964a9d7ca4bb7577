import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../session/session.ts';
import { useDefinedForm } from '../../../shell/form/define-form.ts';
import { Page } from '../../../shell/page/page.tsx';
import { PromptProgress } from './prompt-progress.tsx';
import { TopUpForm, topUpForm } from './top-up-form.tsx';

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
