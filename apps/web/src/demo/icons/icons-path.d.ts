/** Where the drawings of this build are, see `build/icon-set.ts`. */
declare const __ICONS_PATH__: string;
