import { clear, get, promisifyRequest } from 'idb-keyval';
import { answerStore, keyName, type Sealed, store } from '../../session/vault.ts';

const indexName = 'kazi.answers';
const prefix = 'kazi.answer.';
/** Older ones are not shown any more. */
export const oldestMs = 7 * 24 * 3_600_000;
/** The oldest make way for more. */
export const mostAnswers = 80;

interface Index {
  /** Whose answers these are: a person, in a workspace, by a build of the application. */
  owner: string;
  /** When each was kept, in milliseconds since 1970, the oldest first. */
  since: Map<string, number>;
}

/** Begins with what the owner has kept here, by name. What belongs to another owner, or is too old, is deleted. */
export const takeUp = (owner: string): Promise<Map<string, Sealed>> =>
  whileLoggedIn(new Map(), async (objects) => {
    const index = await indexIn(objects);
    if (index?.owner !== owner) {
      objects.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
      objects.put({ owner, since: new Map() } satisfies Index, indexName);
      return new Map();
    }
    const found = new Map<string, Sealed>();
    await Promise.all(
      [...index.since].map(async ([name, since]) => {
        const answer = await valueIn(objects.get(prefix + name));
        if (isSealed(answer) && Date.now() - since <= oldestMs) found.set(name, answer);
        else remove(objects, index, name);
      }),
    );
    objects.put(index, indexName);
    return found;
  });

/** Keeps an answer, unless the login has ended or another one began meanwhile, in this tab or in another. */
export const keep = (owner: string, name: string, answer: Sealed): Promise<void> =>
  change(owner, (objects, index) => {
    remove(objects, index, name);
    index.since.set(name, Date.now());
    objects.put(answer, prefix + name);
    const oldest = [...index.since.keys()].slice(0, -mostAnswers);
    for (const other of oldest) remove(objects, index, other);
  });

export const forget = (owner: string, name: string): Promise<void> =>
  change(owner, (objects, index) => remove(objects, index, name));

const change = (owner: string, work: (objects: IDBObjectStore, index: Index) => void): Promise<void> =>
  whileLoggedIn(undefined, async (objects) => {
    const index = await indexIn(objects);
    if (index?.owner !== owner) return;
    work(objects, index);
    objects.put(index, indexName);
  });

/**
 * Writes in one transaction, since the tabs of a browser share the store. Without a key the login has ended, and this tab has only
 * not heard of it yet: nothing is written then, and what was written meanwhile is deleted.
 */
async function whileLoggedIn<Result>(
  otherwise: Result,
  work: (objects: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  if (!(await isLoggedIn())) return otherwise;
  const result = await answerStore('readwrite', async (objects) => {
    const done = await work(objects);
    await promisifyRequest(objects.transaction);
    return done;
  });
  if (await isLoggedIn()) return result;
  await clear(answerStore);
  return otherwise;
}

function remove(objects: IDBObjectStore, index: Index, name: string): void {
  index.since.delete(name);
  objects.delete(prefix + name);
}

const isLoggedIn = async () => (await get(keyName, store)) !== undefined;

async function indexIn(objects: IDBObjectStore): Promise<Index | undefined> {
  const index = await valueIn(objects.get(indexName));
  return isIndex(index) ? index : undefined;
}

const valueIn = (request: IDBRequest): Promise<unknown> => promisifyRequest(request);

const isIndex = (value: unknown): value is Index =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'since' in value &&
  value.since instanceof Map;

const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' &&
  value !== null &&
  'iv' in value &&
  ArrayBuffer.isView(value.iv) &&
  'cipher' in value &&
  ArrayBuffer.isView(value.cipher);
