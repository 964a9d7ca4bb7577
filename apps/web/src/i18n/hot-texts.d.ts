import 'vite/types/customEvent.d.ts';

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** A text was changed while developing, see `build/texts.ts`. */
    'kazi:texts': { language: string; area: string; texts: object };
  }
}
