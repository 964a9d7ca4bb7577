import type { Icon } from '@tabler/icons-react';

/** A page of the menu. */
export interface NavigationItem {
  label: string;
  /** Path it leads to. */
  to: string;
  icon: Icon;
  /** What pages that belong to it begin with, beside its own path. */
  under?: readonly string[] | undefined;
  /** Keys that open it from anywhere, as the shortcut registry writes them. */
  keys?: string | undefined;
}

export interface NavigationGroup {
  label: string;
  items: readonly NavigationItem[];
  /** Can be folded away, and is until one of its pages is open: for menus too long to show at once. */
  foldable?: boolean | undefined;
  /** Groups of one part open together from the menu along the top, under its name. */
  part?: string | undefined;
}

/** Something that can be started from anywhere: under the plus sign and in the command palette. */
export interface QuickAction {
  label: string;
  icon: Icon;
  keys?: string;
  run: () => void;
}

/** A page somebody starred. */
export interface Bookmark {
  title: string;
  path: string;
}

export interface Bookmarks {
  list: readonly Bookmark[];
  /** Stars the page, or takes the star away. */
  toggle: (bookmark: Bookmark) => void;
  /** Whether the page at a path can be starred; every page can, where this is left out. */
  canStar?: (path: string) => boolean;
}

/** What a variant puts into the frame that both share. */
export interface FrameContent {
  navigation: readonly NavigationGroup[];
  quickActions: readonly QuickAction[];
  bookmarks: Bookmarks;
}
