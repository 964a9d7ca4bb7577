import { clear, createStore, get, set } from 'idb-keyval';
import { deviceStorage } from '../boot/storage.ts';

/** In IndexedDB: the key. */
export const store = createStore('keyval-store', 'keyval');
/**
 * In IndexedDB: the answers of the server that the key has sealed (`api/kept`). In a database of their own: WebKit lets a page that is
 * left in the midst of a write hold its database for seconds, and the next page cannot begin without the key.
 */
export const answerStore = createStore('kazi-answers', 'answers');
export const keyName = 'kazi.session-key';
const storageKey = 'kazi.session';
const ivBytes = 12;

/** The ciphertext that this page has sealed or opened last. */
let known: string | null = null;

/** A text that only this device's key opens. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  cipher: Uint8Array<ArrayBuffer>;
}

export async function encrypt(key: CryptoKey, text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const plain = new TextEncoder().encode(text);
  return { iv, cipher: new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain)) };
}

/** Throws where another key has sealed it, or it was changed. */
export const decrypt = async (key: CryptoKey, { iv, cipher }: Sealed): Promise<string> =>
  new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, cipher));

/** Seals a text as a line of letters, for storage that holds no bytes. */
export async function sealText(key: CryptoKey, text: string): Promise<string> {
  const { iv, cipher } = await encrypt(key, text);
  return `${toBase64(iv)}.${toBase64(cipher)}`;
}

/** What `sealText` has sealed; throws where another key has, or it was changed. */
export function openText(key: CryptoKey, sealed: string): Promise<string> {
  const [iv = '', cipher = ''] = sealed.split('.');
  return decrypt(key, { iv: fromBase64(iv), cipher: fromBase64(cipher) });
}

/**
 * Keeps the login encrypted on this device: AES-GCM, with a key that scripts can use but never read out, in
 * IndexedDB; the ciphertext in `localStorage`. Where a browser has no WebCrypto (plain http on another host than
 * this one) or stores nothing, nothing is kept, and a login lasts until the page is left.
 */
export const vault = {
  /** Encrypts and keeps a value that JSON can hold. */
  async seal(value: unknown): Promise<void> {
    if (!isSecureContext) return;
    try {
      known = await sealText(await key(), JSON.stringify(value));
      deviceStorage.set(storageKey, known);
    } catch {
      // IndexedDB is denied: there is no key.
    }
  },

  /** What was sealed, or undefined where nothing is, or nothing that this device's key opens. */
  async open(): Promise<unknown> {
    if (!isSecureContext) return undefined;
    known = deviceStorage.get(storageKey);
    if (!known) return undefined;
    try {
      return JSON.parse(await openText(await key(), known));
    } catch {
      deviceStorage.remove(storageKey);
      return undefined;
    }
  },

  /** Whether another tab has sealed something since this one sealed or opened it. */
  hasNewer: (): boolean => isSecureContext && deviceStorage.get(storageKey) !== known,

  /** Forgets the value, the key that could open it, and all that it has sealed. */
  async clear(): Promise<void> {
    deviceStorage.remove(storageKey);
    try {
      // The key first: whoever writes an answer now looks for it afterwards.
      await clear(store);
      await clear(answerStore);
    } catch {
      // IndexedDB is denied: it holds nothing.
    }
  },
};

/** What keeps a login from outlasting the page: site data is `blocked`, or the storage is `full`. */
export async function storageProblem(): Promise<'blocked' | 'full' | undefined> {
  const problem = deviceStorage.problem();
  if (problem || !isSecureContext) return problem;
  try {
    await get(keyName, store);
    return undefined;
  } catch {
    return 'blocked';
  }
}

async function key(): Promise<CryptoKey> {
  const kept = await get<CryptoKey>(keyName, store);
  if (kept) return kept;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await set(keyName, made, store);
  return made;
}

/** The build of the application: the file that the document begins with, whose name changes with each part of it. */
export const build = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
/** The bytes that letters of base64 stand for. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
