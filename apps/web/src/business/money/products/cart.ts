import { useMemo } from 'react';
import { deviceStorage } from '../../../boot/storage.ts';
import { own, useSignedIn } from '../../../session/session.ts';
import { createStore, useStore } from '../../../shell/store.ts';

/** A product that somebody means to buy. What it costs is asked each time: a price may change meanwhile. */
interface CartItem {
  id: string;
  category: string;
}

const keyOf = (user: string) => `${own}cart.${user}`;
/** Counts the changes of what this device keeps, in this tab and in others. */
const changes = createStore(0);
const noteChange = () => changes.set(changes.get() + 1);
addEventListener('storage', noteChange);

/** The cart of the person logged in, kept on this device until it is paid or they log out; the same in each tab. */
export function useCart() {
  const { user } = useSignedIn();
  const key = keyOf(user.id);
  const kept = useStore(changes, () => deviceStorage.get(key));
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
  if (items.length > 0) deviceStorage.set(key, JSON.stringify(items));
  else deviceStorage.remove(key);
  noteChange();
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
