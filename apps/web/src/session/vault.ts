import { del, get, set } from 'idb-keyval';

const keyName = 'kazi.session-key';
const storageKey = 'kazi.session';
const ivBytes = 12;

/** The ciphertext that this page has sealed or opened last. */
let known: string | null = null;

/**
 * Keeps one value encrypted on this device: AES-GCM, with a key that scripts can use but never read out, in
 * IndexedDB; the ciphertext in `localStorage`. Where a browser has no WebCrypto (plain http on another host than
 * this one) nothing is kept, and a login lasts until the page is left.
 */
export const vault = {
  /** Encrypts and keeps a value that JSON can hold. */
  async seal(value: unknown): Promise<void> {
    if (!isSecureContext) return;
    const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
    const plain = new TextEncoder().encode(JSON.stringify(value));
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key(), plain);
    known = `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`;
    localStorage.setItem(storageKey, known);
  },

  /** What was sealed, or undefined where nothing is, or nothing that this device's key opens. */
  async open(): Promise<unknown> {
    if (!isSecureContext) return undefined;
    known = localStorage.getItem(storageKey);
    const [iv, sealed] = known?.split('.') ?? [];
    if (!iv || !sealed) return undefined;
    try {
      const plain = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: fromBase64(iv) },
        await key(),
        fromBase64(sealed),
      );
      return JSON.parse(new TextDecoder().decode(plain));
    } catch {
      localStorage.removeItem(storageKey);
      return undefined;
    }
  },

  /** Whether another tab has sealed something since this one sealed or opened it. */
  hasNewer: (): boolean => isSecureContext && localStorage.getItem(storageKey) !== known,

  /** Forgets the value and the key that could open it. */
  async clear(): Promise<void> {
    localStorage.removeItem(storageKey);
    await del(keyName);
  },
};

async function key(): Promise<CryptoKey> {
  const kept = await get<CryptoKey>(keyName);
  if (kept) return kept;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await set(keyName, made);
  return made;
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
