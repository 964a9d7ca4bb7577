import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { type Column, Records } from '@kazi/ui/record-table';
import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { type ComponentProps, type ComponentType, type ReactNode, Suspense } from 'react';
import { Page } from '../page/page.tsx';
import { RecordList, type RecordQuery } from '../page/record-list.tsx';
import { useChangeSearch } from '../use-change-search.ts';
import { type Filter, Filters, narrowedBy } from './filters.tsx';
import classes from './list-page.module.css';

interface ListProps<Item, Search> {
  /** What it lists, for screen readers. */
  label: string;
  list: RecordQuery<Item>;
  columns: readonly Column<Item>[];
  /** Class of a record's row. */
  rowClass?: (item: Item) => string | undefined;
  /** Rows to keep room for while it loads, and their height in pixels. */
  rows?: number;
  rowHeight?: number;
  /** The search parameters as the route has read them, and the fields that change them. */
  search?: Search;
  filters?: readonly (Filter<Search> | false)[];
  /** Said where nothing matches the filters. */
  nothing?: { title: string; message: string };
  /** Said where there is nothing at all, if that can be: a page's words and the ways forward, or a panel's one sentence. */
  empty?: { icon?: Icon; title: string; message?: string; action?: ReactNode } | string | undefined;
  /** Something around the table, such as what marks it as old. */
  around?: (table: ReactNode) => ReactNode;
}

/** Records in a table, as cards on a phone, below the fields that narrow them; or why there are none. */
export function List<Item extends { id: string }, Search extends object = object>({
  inPanel = false,
  ...props
}: ListProps<Item, Search> & { inPanel?: boolean }) {
  const { label, list, columns, rowClass, rows, rowHeight, search, filters, nothing, empty, around } = props;
  const change = useChangeSearch<Record<string, undefined>>();
  const names = search && filters ? narrowedBy({ search, filters }) : [];
  const table = (items: readonly Item[]) => (
    <Records label={label} columns={columns} items={items} rowClass={rowClass} />
  );
  return (
    <>
      {search && filters && <Filters search={search} filters={filters} />}
      <RecordList
        query={list}
        rows={rows}
        rowHeight={rowHeight}
        inPanel={inPanel}
        filter={
          nothing && {
            ...nothing,
            isOn: names.length > 0,
            key: JSON.stringify(names.map((name) => search?.[name])),
            onClear: () => change(Object.fromEntries(names.map((name) => [name, undefined]))),
          }
        }
        empty={empty !== undefined && <Empty empty={empty} />}
      >
        {(items) => (around ? around(table(items)) : table(items))}
      </RecordList>
    </>
  );
}

function Empty({ empty }: { empty: NonNullable<ListProps<object, object>['empty']> }) {
  if (typeof empty === 'string') return <p className={classes.none}>{empty}</p>;
  const { icon: Sign, ...words } = empty;
  return <EmptyState {...words} icon={Sign && <Sign size={24} stroke={1.6} />} />;
}

type ListPanelProps<Item, Search> = Omit<ListProps<Item, Search>, 'label'> & {
  title: string;
  description?: ReactNode;
  /** Buttons, and fields that narrow it, at the end of the heading's line. */
  actions?: ReactNode;
};

/** A list as a part of a page, in a panel of its own. */
export function ListPanel<Item extends { id: string }, Search extends object = object>({
  title,
  description,
  actions,
  ...list
}: ListPanelProps<Item, Search>) {
  return (
    <Panel title={title} description={description} actions={actions} flush>
      <List {...list} label={title} inPanel />
    </Panel>
  );
}

interface ListPageProps<Item, Search>
  extends Omit<ListProps<Item, Search>, 'label'>,
    Pick<ComponentProps<typeof Page>, 'title' | 'description' | 'above' | 'actions' | 'width'> {
  /** The tabs of the area that the list belongs to. */
  tabs?: ReactNode;
  /** Makes a record, for viewers who may: a button on the page and where it is empty. The address says `?new` meanwhile. */
  create?: { label: string; icon: Icon; may: boolean; dialog: ComponentType<{ onClose: () => void }> };
  /** What stands above the list, and what stands below it. */
  top?: ReactNode;
  children?: ReactNode;
}

/** A page that lists records: what a call answers, in columns, in each of the states that a list can be in. */
export function ListPage<Item extends { id: string }, Search extends object = object>({
  tabs,
  create,
  top,
  children,
  actions,
  empty,
  ...props
}: ListPageProps<Item, Search>) {
  const { title, description, above, width, ...list } = props;
  const isCreating = useSearch({ strict: false, select: (search) => search.new === true });
  const change = useChangeSearch<{ new: true }>();
  const button = create?.may && (
    <Button leftSection={<create.icon size={16} stroke={1.8} />} onClick={() => change({ new: true })}>
      {create.label}
    </Button>
  );
  const both = (other: ReactNode) => (
    <>
      {other}
      {button}
    </>
  );
  return (
    <Page
      title={title}
      description={description}
      above={above}
      width={width}
      actions={(actions || button) && both(actions)}
    >
      {tabs}
      {top}
      <List
        {...list}
        label={title}
        empty={
          typeof empty !== 'object'
            ? empty
            : { ...empty, action: (empty.action || button) && both(empty.action) }
        }
      />
      {children}
      {create?.may && isCreating && (
        <Suspense>
          <create.dialog onClose={() => change({ new: undefined })} />
        </Suspense>
      )}
    </Page>
  );
}
