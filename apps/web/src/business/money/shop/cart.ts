import { useMemo, useSyncExternalStore } from 'react';
import { own, useSignedIn } from '../../../session/session.ts';

/** A product that somebody means to buy. What it costs is asked each time: a price may change meanwhile. */
export interface CartItem {
  id: string;
  category: string;
}

type Listener = () => void;

const keyOf = (user: string) => `${own}cart.${user}`;
const listeners = new Set<Listener>();

/** The cart of whoever is logged in, kept on this device until it is paid or they log out; the same in each tab. */
export function useCart() {
  const { user } = useSignedIn();
  const key = keyOf(user.id);
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
  const items = useMemo(() => read(kept), [kept]);
  return {
    items,
    add: (item: CartItem) => keep(key, [...items, { id: item.id, category: item.category }]),
    remove: (id: string) =>
      keep(
        key,
        items.filter((item) => item.id !== id),
      ),
    empty: () => keep(key, []),
  };
}

function keep(key: string, items: CartItem[]): void {
  if (items.length > 0) localStorage.setItem(key, JSON.stringify(items));
  else localStorage.removeItem(key);
  for (const listener of listeners) listener();
}

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What is kept may have been written by an older version of the application, or by hand. */
export function read(kept: string | null): CartItem[] {
  try {
    const items: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(items) ? items.filter(isItem) : [];
  } catch {
    return [];
  }
}

const isItem = (item: unknown): item is CartItem =>
  typeof item === 'object' &&
  item !== null &&
  'id' in item &&
  typeof item.id === 'string' &&
  'category' in item &&
  typeof item.category === 'string';
