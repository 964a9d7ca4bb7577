import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../session/ability.tsx';
import { LinkButton } from '../../../shell/link-button.tsx';
import { FromBefore, isFromBefore, useOwnAccounts } from '../../money/index.ts';
import classes from './wallet-panel.module.css';

/** What I can spend, and what is on hold: for the work of others, and for mine. */
export function WalletPanel() {
  const { t } = useTranslation(['dashboard', 'common']);
  const { primary, onHold, dataUpdatedAt } = useOwnAccounts({ isLookedAt: true });
  if (!primary) return null;
  const { available, setAside, currency } = primary;
  return (
    <Panel
      title={
        <Link to="/wallet" className={classes.title}>
          {t('wallet.title')}
        </Link>
      }
    >
      <FromBefore is={isFromBefore({ dataUpdatedAt })}>
        <dl className={classes.figures}>
          <div className={classes.available}>
            <dt>{t('common:wallet.available')}</dt>
            <dd>
              <Money amount={available} currency={currency} />
            </dd>
          </div>
          {onHold && onHold.balance > 0 && (
            <div className={classes.held}>
              <dt>{t('common:wallet.coming')}</dt>
              <dd title={t('wallet.comingWhy')}>
                <Money amount={onHold.balance} currency={currency} />
              </dd>
            </div>
          )}
          {setAside > 0 && (
            <div className={classes.held}>
              <dt>{t('common:wallet.setAside')}</dt>
              <dd>
                <Money amount={setAside} currency={currency} />
              </dd>
            </div>
          )}
        </dl>
      </FromBefore>
      <Can do="create" on="Payment">
        <div className={classes.actions}>
          <LinkButton to="/wallet/top-up" variant="default" size="xs">
            {t('wallet.topUp')}
          </LinkButton>
          <LinkButton to="/wallet/withdraw" variant="default" size="xs">
            {t('wallet.withdraw')}
          </LinkButton>
        </div>
      </Can>
    </Panel>
  );
}
