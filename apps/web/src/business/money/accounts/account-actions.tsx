import { useTranslation } from 'react-i18next';
import IconArrowDownLeft from '#icons/IconArrowDownLeft';
import IconArrowUpRight from '#icons/IconArrowUpRight';
import { Can } from '../../../session/ability.tsx';
import { LinkButton } from '../../../shell/link-button.tsx';
import { useIsPaid } from '../parts/queries.ts';

/** Money in and money out, for viewers who may move it: what they most likely want last, as the main one. */
export function AccountActions() {
  const isPaid = useIsPaid();
  return (
    <Can do="create" on="Payment">
      {isPaid && <TopUp variant="default" />}
      <Withdraw variant={isPaid ? 'filled' : 'default'} />
      {!isPaid && <TopUp />}
    </Can>
  );
}

/** Money in alone: there is nothing to withdraw yet. */
export const FirstTopUp = () => (
  <Can do="create" on="Payment">
    <TopUp />
  </Can>
);

interface ActionProps {
  variant?: 'filled' | 'default';
}

function Withdraw({ variant = 'filled' }: ActionProps) {
  const { t } = useTranslation('money');
  return (
    <LinkButton to="/wallet/withdraw" variant={variant} leftSection={<IconArrowUpRight size={16} />}>
      {t('actions.withdraw')}
    </LinkButton>
  );
}

function TopUp({ variant = 'filled' }: ActionProps) {
  const { t } = useTranslation('money');
  return (
    <LinkButton to="/wallet/top-up" variant={variant} leftSection={<IconArrowDownLeft size={16} />}>
      {t('actions.topUp')}
    </LinkButton>
  );
}
