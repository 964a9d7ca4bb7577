import type { Account } from '@kazi/contract/money';
import { EmptyState } from '@kazi/ui/empty-state';
import { getRouteApi } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import IconHistory from '#icons/IconHistory';
import { RecordList } from '../../../shell/page/record-list.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { EntryTable } from '../parts/entry-table.tsx';
import { FromBefore, isFromBefore } from '../parts/from-before.tsx';
import { FirstTopUp } from './account-actions.tsx';
import classes from './accounts.module.css';
import type { HistoryFilter } from './filter.ts';
import { HistoryFilters } from './history-filters.tsx';
import { useEntries } from './use-account.ts';

const route = getRouteApi('/_app/wallet/');

interface HistoryProps {
  primary: Account;
  onHold: Account;
}

/** All that moved on one of the two accounts. The filter lives in the address. */
export function History({ primary, onHold }: HistoryProps) {
  const { t } = useTranslation('money');
  const id = useId();
  const { account, direction, kind } = route.useSearch();
  const change = useChangeSearch<HistoryFilter>();
  const shown = account === 'on-hold' ? onHold : primary;
  const query = useEntries(shown.id, { direction, kind });
  return (
    <section className={classes.history} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {t('history.title')}
      </h2>
      <HistoryFilters filter={{ account, direction, kind }} onChange={change} />
      <RecordList
        query={query}
        rowHeight={64}
        filter={{
          isOn: Boolean(direction || kind),
          title: t('history.nothing.title'),
          message: t('history.nothing.message'),
          onClear: () => change({ direction: undefined, kind: undefined }),
        }}
        empty={
          <EmptyState
            icon={<IconHistory size={24} stroke={1.6} />}
            title={t('history.empty.title')}
            message={t(account === 'on-hold' ? 'history.empty.onHold' : 'history.empty.message')}
            action={account !== 'on-hold' && <FirstTopUp />}
          />
        }
      >
        {(entries) => (
          <FromBefore is={isFromBefore(query)}>
            <EntryTable entries={entries} />
          </FromBefore>
        )}
      </RecordList>
    </section>
  );
}
