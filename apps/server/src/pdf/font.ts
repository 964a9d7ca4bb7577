import { fileURLToPath } from 'node:url';

/** What the fonts that every reader of PDF has of itself can write. */
const western = /^[\u0020-\u007e\u00a0-\u00ff‘’“”‚„†‡•–—…‰‹›€™ŒœŠšŽžŸƒˆ˜]*$/;

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
const other = { regular: fontFile('DejaVuSans'), bold: fontFile('DejaVuSans-Bold') };

export type Weight = keyof typeof other;

/** The font that writes a text: one that comes with the file for Kĩmani and محمد, none for most. */
export const fontOf = (text: string, weight: Weight = 'regular'): string =>
  western.test(text) ? { regular: 'Helvetica', bold: 'Helvetica-Bold' }[weight] : other[weight];
