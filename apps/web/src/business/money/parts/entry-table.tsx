import type { Entry } from '@kazi/contract/money';
import { Moment } from '@kazi/ui/moment';
import { RecordTable } from '@kazi/ui/record-table';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconArrowBackUp from '#icons/IconArrowBackUp';
import IconArrowDownLeft from '#icons/IconArrowDownLeft';
import IconArrowUpRight from '#icons/IconArrowUpRight';
import IconAward from '#icons/IconAward';
import IconCash from '#icons/IconCash';
import IconFlag from '#icons/IconFlag';
import IconHourglass from '#icons/IconHourglass';
import IconReceipt from '#icons/IconReceipt';
import IconShoppingBag from '#icons/IconShoppingBag';
import IconUsers from '#icons/IconUsers';
import { StatusBadge } from '../../status.tsx';
import { SignedMoney } from './cells.tsx';
import classes from './rows.module.css';

const icons: Record<Entry['kind'], Icon> = {
  topup: IconArrowDownLeft,
  withdrawal: IconArrowUpRight,
  fee: IconReceipt,
  'reward-held': IconHourglass,
  'reward-released': IconAward,
  'reward-returned': IconArrowBackUp,
  purchase: IconShoppingBag,
  payroll: IconUsers,
  salary: IconCash,
  opening: IconFlag,
};

/** Movements of an account as rows; on a phone, as cards. */
export function EntryTable({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('money');
  return (
    <RecordTable
      label={t('history.title')}
      columns={[
        t('history.columns.what'),
        t('history.columns.with'),
        t('history.columns.when'),
        <span key="amount" data-end>
          {t('history.columns.amount')}
        </span>,
      ]}
    >
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </RecordTable>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const { t } = useTranslation('money');
  const { at, amount, currency, direction, kind, pending } = entry;
  return (
    <tr>
      <th scope="row">
        <span className={classes.what}>
          <EntryIcon kind={kind} direction={direction} />
          <span className={classes.words}>
            <span className={classes.name}>
              {t(`kind.${kind}`)}
              {pending && <StatusBadge status="pending">{t('history.pending')}</StatusBadge>}
            </span>
            <About entry={entry} />
          </span>
        </span>
      </th>
      <td className={classes.person}>{entry.with?.name}</td>
      <td className={classes.when}>
        <Moment at={at} />
      </td>
      <td data-end className={classes.amount} data-pending={pending || undefined}>
        <SignedMoney amount={amount} currency={currency} direction={direction} />
      </td>
    </tr>
  );
}

/** What the money was about: a task, or a payment. */
function About({ entry: { task, payment, party } }: { entry: Entry }) {
  const { t } = useTranslation('money');
  if (task) {
    return (
      <Link to="/tasks/$taskId" params={{ taskId: task._id }} className={classes.about}>
        <bdi>{task.number}</bdi> <bdi>{task.title}</bdi>
      </Link>
    );
  }
  if (payment && party) {
    return (
      <Link to="/wallet/payments/$paymentId" params={{ paymentId: payment }} className={classes.about}>
        {t(`history.way.${party.operation}`)} · <bdi>{party.name}</bdi>
      </Link>
    );
  }
  return null;
}

/** The sign of why money moved, in the colour of the way it went. */
function EntryIcon({ kind, direction }: Pick<Entry, 'kind' | 'direction'>) {
  const Sign = icons[kind];
  return (
    <span className={classes.icon} data-direction={direction} aria-hidden="true">
      <Sign size={18} stroke={1.7} />
    </span>
  );
}
