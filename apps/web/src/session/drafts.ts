import { deviceStorage } from '../boot/storage.ts';
import { draftPrefix, isLoggedOut, type Session } from './session.ts';
import { build, fromBase64, openText, sealText } from './vault.ts';

/** What somebody has written and not saved yet. */
export interface Draft {
  /** What JSON can hold. */
  value: unknown;
  /** The build of the application that wrote it: another one may know other fields. */
  build: string;
}

/** Older drafts are deleted, whoever logs in. */
const oldestMs = 30 * 24 * 3_600_000;

/** How texts are written into the storage, and read from it. */
interface Seal {
  close: (text: string) => Promise<string>;
  open: (sealed: string) => Promise<string>;
}

let prefix = '';
/** Undefined where nothing can be sealed, by a login of the release before: drafts last as long as the page. */
let seal: Seal | undefined;
let drafts = new Map<string, Draft>();
let opened: { user: string; done: Promise<void> } | undefined;

/** Opens the drafts of who is logged in; those of others stay sealed. Await it before a screen reads any. */
export function openDrafts(session: Session): Promise<void> {
  if (opened?.user !== session.user.id)
    opened = { user: session.user.id, done: open(session).catch(() => undefined) };
  return opened.done;
}

async function open({ user, draftKey }: Session): Promise<void> {
  prefix = `${draftPrefix}${user.id}.`;
  drafts = new Map();
  seal = await sealWith(draftKey);
  removeOld();
  await Promise.all(deviceStorage.keys(prefix).map((name) => read(name, deviceStorage.get(name))));
  addEventListener('storage', ({ key: name, newValue }) => {
    if (name?.startsWith(prefix)) void read(name, newValue);
  });
}

/** What was written under a name, in this tab or in another. */
export const readDraft = (name: string): Draft | undefined => drafts.get(name);

/** Keeps what is written; undefined ends the draft. */
export function writeDraft(name: string, value: unknown): void {
  if (!opened) return;
  if (value === undefined) {
    drafts.delete(name);
    deviceStorage.remove(prefix + name);
    return;
  }
  const draft = { value: withoutUploads(value), build: build() };
  drafts.set(name, draft);
  void store(name, draft);
}

/** What is on its way to the server, which a rich text marks the place of, does not outlast the field that sends it. */
const withoutUploads = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_name, held: unknown) =>
      typeof held === 'string' ? held.replaceAll('<span data-uploading=""></span>', '') : held,
    ),
  );

/** How many things the person has written that are not saved, in any tab. */
export const countDrafts = (): number => drafts.size;

async function store(name: string, draft: Draft): Promise<void> {
  const sealed = await seal?.close(JSON.stringify(draft));
  if (sealed === undefined || drafts.get(name) !== draft || isLoggedOut()) return;
  deviceStorage.set(prefix + name, `${Date.now()} ${sealed}`);
}

async function read(name: string, stored: string | null): Promise<void> {
  const short = name.slice(prefix.length);
  const sealed = stored?.slice(stored.indexOf(' ') + 1);
  const draft = sealed === undefined ? undefined : await unseal(sealed);
  if (draft) drafts.set(short, draft);
  else drafts.delete(short);
}

async function unseal(sealed: string): Promise<Draft | undefined> {
  try {
    const draft: unknown = JSON.parse((await seal?.open(sealed)) ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

function removeOld(): void {
  for (const name of deviceStorage.keys(draftPrefix)) {
    const since = Number(deviceStorage.get(name)?.split(' ', 1)[0]);
    if (!(Date.now() - since <= oldestMs)) deviceStorage.remove(name);
  }
}

async function sealWith(draftKey: string | undefined): Promise<Seal | undefined> {
  if (!isSecureContext) return unsealed;
  if (!draftKey) return undefined;
  const bytes = fromBase64(draftKey.replaceAll('-', '+').replaceAll('_', '/'));
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  return { close: (text) => sealText(key, text), open: (sealed) => openText(key, sealed) };
}

/** Without WebCrypto, over plain http, a login ends with the page; the words shall not. */
const unsealed: Seal = { close: async (text) => text, open: async (text) => text };

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  'build' in value &&
  typeof value.build === 'string';
