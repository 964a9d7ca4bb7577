import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { currentSession } from '../../session/session.ts';
import { statusOf } from '../message.ts';
import { keptTexts } from './kept-texts.ts';
import { keptUpdatedAt, onlyKept } from './only-kept.ts';

/** In letters. What is longer is not kept. */
export const longestAnswer = 100_000;

/**
 * Keeps the answers to queries with `meta: { kept: true }` on this device, of a list the first page. The next time they
 * are shown until the server has answered, which is asked as early as without them.
 */
export function keepAnswers(client: QueryClient): void {
  const cache = client.getQueryCache();
  const kept = new WeakSet<Query>();
  /** Queries that show an answer which only this device has given. */
  const unconfirmed = new WeakSet<Query>();
  /** Queries changed before the server has answered: its answer may be older than the change. */
  const changed = new WeakSet<Query>();
  const texts = keptTexts((asked) => {
    const query = cache.get(asked);
    if (query && kept.has(query)) show(query);
  });

  function show(query: Query): void {
    const text = texts.get(query.queryHash);
    if (text === undefined || query.state.status !== 'pending') return;
    const data = dataOf(query, text);
    unconfirmed.add(query);
    onlyKept.add(data);
    client.setQueryData(query.queryKey, data, { updatedAt: keptUpdatedAt });
  }

  function onSuccess(query: Query, data: object, isFromServer: boolean): void {
    if (isFromServer) {
      unconfirmed.delete(query);
      onlyKept.delete(data);
      if (changed.delete(query)) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    } else if (unconfirmed.has(query)) {
      if (!onlyKept.has(data)) changed.add(query);
      return;
    }
    texts.keepLater(query.queryHash, () => textOf(query));
  }

  function onError(query: Query, error: unknown): void {
    if (!isGone(error)) return;
    texts.drop(query.queryHash);
    if (unconfirmed.delete(query)) query.setState({ data: undefined });
    texts.keepLater(query.queryHash, () => textOf(query));
  }

  // As early as can be: the login's page has this file too, before it knows whose answers they are.
  if (currentSession()) texts.open();
  cache.subscribe((event) => {
    const { query } = event;
    if (query.meta?.kept) kept.add(query);
    if (!kept.has(query)) return;
    if (event.type === 'added') {
      texts.open();
      show(query);
    } else if (event.type === 'updated' && event.action.type === 'success') {
      onSuccess(query, query.state.data, !event.action.manual);
    } else if (event.type === 'updated' && event.action.type === 'error') {
      onError(query, event.action.error);
    }
  });
}

/** What there is no more, or is not shown to us any more. */
const isGone = (error: unknown): boolean => [403, 404].includes(statusOf(error) ?? 0);

/** Undefined where nothing is to be kept. Of a list the first page, as if it were all: only the server knows the next. */
function textOf({ state: { data, error } }: Query): string | undefined {
  if (data === undefined || isGone(error)) return undefined;
  const text = JSON.stringify(isPages(data) ? { ...data.pages[0], nextCursor: null } : data);
  return text.length > longestAnswer ? undefined : text;
}

function dataOf(query: Query, text: string): object {
  const answer: object = JSON.parse(text);
  return query.queryType === 'infinite' ? { pages: [answer], pageParams: [undefined] } : answer;
}

const isPages = (data: unknown): data is InfiniteData<object> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;
