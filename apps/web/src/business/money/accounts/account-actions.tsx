import { useTranslation } from 'react-i18next';
import IconArrowDownLeft from '#icons/IconArrowDownLeft';
import IconArrowUpRight from '#icons/IconArrowUpRight';
import { Can } from '../../../session/ability.tsx';
import { LinkButton } from '../../../shell/link-button.tsx';

/** Money in and money out, for viewers who may move it. */
export function AccountActions() {
  const { t } = useTranslation('money');
  return (
    <Can do="create" on="Payment">
      <LinkButton to="/wallet/withdraw" variant="default" leftSection={<IconArrowUpRight size={16} />}>
        {t('actions.withdraw')}
      </LinkButton>
      <TopUp />
    </Can>
  );
}

/** Money in alone: there is nothing to withdraw yet. */
export const FirstTopUp = () => (
  <Can do="create" on="Payment">
    <TopUp />
  </Can>
);

function TopUp() {
  const { t } = useTranslation('money');
  return (
    <LinkButton to="/wallet/top-up" leftSection={<IconArrowDownLeft size={16} />}>
      {t('actions.topUp')}
    </LinkButton>
  );
}
