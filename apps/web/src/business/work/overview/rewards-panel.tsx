import { Row } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './overview.module.css';

interface RewardsPanelProps {
  currency: string;
  sums: readonly { name: string; amount: number; hint?: string }[];
  /** The wallet is the reader's own. */
  isOwn: boolean;
}

/** What rewards come to, for users who may see it. */
export function RewardsPanel({ currency, sums, isOwn }: RewardsPanelProps) {
  const { t } = useTranslation('overview');
  const wallet = isOwn && (
    <Link to="/wallet" className={classes.more}>
      {t('money.wallet')}
    </Link>
  );
  return (
    <Panel title={t('money.title')} actions={wallet} flush>
      <dl className={classes.sums}>
        {sums.map(({ name, amount, hint }) => (
          <Row key={name} gap={12} justify="between" className={classes.sum}>
            <dt>
              {name}
              {hint && <span className={classes.hint}>{hint}</span>}
            </dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </Row>
        ))}
      </dl>
    </Panel>
  );
}
