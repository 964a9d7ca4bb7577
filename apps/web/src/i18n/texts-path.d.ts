/** Where the texts of this build are, see `build/texts.ts`. */
declare const __TEXTS_PATH__: string;
