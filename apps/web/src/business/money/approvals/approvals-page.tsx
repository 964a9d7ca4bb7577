import type { Payment } from '@kazi/contract/money';
import { Avatar } from '@kazi/ui/avatar';
import { Minor, Row, Stack, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import type { Column } from '@kazi/ui/record-table';
import { RelativeTime } from '@kazi/ui/relative-time';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconChecks from '#icons/IconChecks';
import { api } from '../../../api/queries.ts';
import { ListPage } from '../../../shell/list/list-page.tsx';
import { useList } from '../../../shell/list/use-list.ts';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { Party } from '../payments/payment-parts.tsx';
import classes from './approvals.module.css';
import { Decision } from './decision.tsx';

/** Not every event of others' withdrawals reaches this page, so it asks now and then. */
const askEveryMs = 20_000;

/** Large withdrawals of everybody that wait for a second person, newest first. */
export function ApprovalsPage() {
  const { t } = useTranslation('payments');
  const list = useList(
    api.money.payments.list,
    (cursor) => ({ of: 'all' as const, status: ['awaiting-approval' as const], cursor }),
    { refetchInterval: askEveryMs },
  );
  return (
    <ListPage
      title={t('approvals.title')}
      description={t('approvals.description')}
      tabs={<MoneyTabs />}
      list={list}
      columns={useColumns()}
      rowHeight={68}
      empty={{ icon: IconChecks, ...t('approvals.empty', { returnObjects: true }) }}
    />
  );
}

/** Who asks, how much, for whom, and the two ways to decide. */
function useColumns(): Column<Payment>[] {
  const { t } = useTranslation('payments');
  return [
    {
      heading: t('approvals.columns.who'),
      cell: ({ id, user, createdAt }) => (
        <Row as="span" gap={12}>
          <Avatar name={user.name} src={user.avatar} size={36} decorative />
          <Stack as="span" shrinks className={classes.words}>
            <Link to="/wallet/payments/$paymentId" params={{ paymentId: id }} data-row-link>
              {user.name}
            </Link>
            <Minor>
              <RelativeTime at={createdAt} />
            </Minor>
          </Stack>
        </Row>
      ),
    },
    {
      heading: t('approvals.columns.beneficiary'),
      onPhone: 'line',
      cell: (payment) => <Party payment={payment} />,
    },
    {
      heading: t('approvals.columns.amount'),
      kind: 'amount',
      onPhone: 'corner',
      cell: ({ amount, fee, currency }) => (
        <>
          <strong>
            <Money amount={amount} currency={currency} />
          </strong>
          <Text as="div" tone="muted" size={13}>
            {t('approvals.fee')} <Money amount={fee} currency={currency} />
          </Text>
        </>
      ),
    },
    {
      heading: t('approvals.columns.decision'),
      kind: 'actions',
      onPhone: 'line',
      cell: (payment) => <Decision payment={payment} />,
    },
  ];
}
