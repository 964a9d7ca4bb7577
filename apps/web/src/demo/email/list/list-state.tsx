import type { Email } from '@kazi/simulation/email';
import { EmptyState } from '@kazi/ui/empty-state';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import IconSearchOff from '#icons/IconSearchOff';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { folderLooks } from '../looks.ts';
import { type EmailSearch, listQuery } from '../search.ts';
import classes from './mail-list.module.css';

interface ListStateProps {
  query: UseQueryResult<{ emails: Email[] }>;
  search: EmailSearch;
  /** The mails. */
  children: ReactNode;
}

/** The list in each of its states: loading, failed, nothing in it, nothing that matches, and with its mails. */
export function ListState({ query: { data, error, isPending, refetch }, search, children }: ListStateProps) {
  const change = useChangeSearch<EmailSearch>();
  const { folder } = listQuery(search);
  const { name, icon: Icon } = folderLooks[folder];
  if (isPending) return <SkeletonRows rows={12} label="Loading mails" />;
  if (!data) return <FailedState error={error} onRetry={refetch} />;
  if (data.emails.length > 0) return <div className={classes.scroller}>{children}</div>;
  if (!search.q && !search.label)
    return (
      <EmptyState
        icon={<Icon size={24} stroke={1.6} />}
        title={`Nothing in ${name}`}
        message="What is put here shows up at once."
      />
    );
  return (
    <EmptyState
      icon={<IconSearchOff size={24} stroke={1.6} />}
      title="No mails found"
      message={`Nothing in ${name} matches.`}
      action={
        <Button
          variant="default"
          onClick={() => change({ q: undefined, label: undefined, mail: undefined }, { replace: false })}
        >
          Clear the search
        </Button>
      }
    />
  );
}
