import type { ReactNode } from 'react';
import type { Bookmark } from '../frame/types.ts';

/** One line of the palette. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** What tells it from others of the same name: a number, an address. */
  detail?: string;
  icon: ReactNode;
  /** Keys that do the same without the palette. */
  keys?: string;
  /** Set where the line is a page, which can be starred. */
  bookmark?: Bookmark;
  /** It stands before whatever the search finds: Enter need not wait for that. */
  isFirst?: true;
  run: () => void;
}

export interface PaletteGroup {
  label: string;
  entries: readonly PaletteEntry[];
}

/**
 * A hook that finds records for what was typed; for nothing typed, those one may want to go back to. `loading` while
 * the answer is on its way: the groups are those found before, if any.
 */
export type PaletteSearch = (typed: string) => { groups: readonly PaletteGroup[]; loading: boolean };
