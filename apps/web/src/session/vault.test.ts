// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import 'fake-indexeddb/auto';
import { clear, entries, set } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';

vi.stubGlobal('crypto', webcrypto);
vi.stubGlobal('isSecureContext', true);
const { store, vault } = await import('./vault.ts');

const login = { token: 'a-token-nobody-may-read', user: { firstName: 'Zoë', city: 'ناكورو' } };

beforeEach(async () => {
  localStorage.clear();
  await clear(store);
});

describe('the vault', () => {
  test('gives back what was sealed', async () => {
    await vault.seal(login);
    expect(await vault.open()).toEqual(login);
  });

  test('has nothing at first', async () => {
    expect(await vault.open()).toBeUndefined();
  });

  test('keeps only ciphertext, never twice the same', async () => {
    await vault.seal(login);
    const first = localStorage.getItem('kazi.session');
    await vault.seal(login);
    expect(first).not.toContain('a-token-nobody-may-read');
    expect(atob(first?.split('.')[1] ?? '')).not.toContain('a-token-nobody-may-read');
    expect(localStorage.getItem('kazi.session')).not.toBe(first);
  });

  test('has a key that cannot be read out', async () => {
    await vault.seal(login);
    const [[, key] = []] = await entries(store);
    expect(key).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } });
  });

  test.each(['', 'x', 'AAAA', 'AAAA.AAAA', '!!!.???'])(
    'has nothing where the storage holds "%s"',
    async (kept) => {
      await vault.seal(login);
      localStorage.setItem('kazi.session', kept);
      expect(await vault.open()).toBeUndefined();
    },
  );

  test('has nothing, and forgets the ciphertext, where the key is another', async () => {
    await vault.seal(login);
    await clear(store);
    expect(await vault.open()).toBeUndefined();
    expect(localStorage.getItem('kazi.session')).toBeNull();
  });

  test('is empty, key and all that it has sealed, once it is cleared', async () => {
    await vault.seal(login);
    await set('kazi.answer.one', 'sealed', store);
    await vault.clear();
    expect(await vault.open()).toBeUndefined();
    expect(await entries(store)).toEqual([]);
  });
});
