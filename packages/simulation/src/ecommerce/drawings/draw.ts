import {
  backpack,
  bottle,
  bowl,
  coffee,
  deskLamp,
  earbuds,
  headphones,
  honey,
  jiko,
  kiondo,
  lantern,
  laptop,
  mugs,
  paint,
  phone,
  pot,
  powerBank,
  sandals,
  shoe,
  shuka,
  solarPanel,
  speaker,
  tablet,
  tea,
  watch,
} from './goods.ts';

const drawings = {
  backpack,
  bottle,
  bowl,
  coffee,
  deskLamp,
  earbuds,
  headphones,
  honey,
  jiko,
  kiondo,
  lantern,
  laptop,
  mugs,
  phone,
  pot,
  powerBank,
  sandals,
  shoe,
  shuka,
  solarPanel,
  speaker,
  tablet,
  tea,
  watch,
};

/** What a product is, as far as its picture goes. */
export type Kind = keyof typeof drawings;

const colours = {
  Charcoal: '#55636a',
  Clay: '#b9603a',
  Coffee: '#8a5a3c',
  Forest: '#3f7f47',
  Indigo: '#4766b5',
  'Lake teal': '#1d8f7d',
  Ochre: '#d29a30',
  Plum: '#8f5286',
  Sand: '#c9a877',
  'Shuka red': '#c53f37',
  Silver: '#9db0b6',
  Sky: '#4f9fd0',
};

export type ColourName = keyof typeof colours;

export const hexOf = (name: ColourName): string => colours[name];

/** The drawn picture of a kind of product in a colour. */
export const draw = (kind: Kind, colour: ColourName): string => paint(drawings[kind], colours[colour]);
