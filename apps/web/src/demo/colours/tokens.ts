/** Where a colour is seen: on which surfaces, and how much it has to stand out there. */
interface Use {
  on: readonly string[];
  /** Lines and drawings have to reach 3:1, texts 4.5:1. */
  isText: boolean;
}

export interface Token {
  /** Without the `--kz-` before it. */
  name: string;
  use?: Use;
}

export interface TokenGroup {
  /** What its colours are for. */
  name: 'surfaces' | 'text' | 'accent' | 'states' | 'charts' | 'menu';
  tokens: readonly Token[];
}

const plain = (name: string): Token => ({ name });
const text = (name: string, ...on: string[]): Token => ({ name, use: { on, isText: true } });
const drawn = (name: string, ...on: string[]): Token => ({ name, use: { on, isText: false } });

const tones = ['neutral', 'info', 'active', 'review', 'success', 'warning', 'danger'];
const charts = [1, 2, 3, 4, 5, 6];

/** Every colour of `tokens.css`, by what it is for, each text with the surfaces it is written on. */
export const groups: readonly TokenGroup[] = [
  {
    name: 'surfaces',
    tokens: [
      ...['page', 'surface', 'sunken', 'hover', 'line', 'line-strong'].map(plain),
      drawn('field-line', 'surface', 'page'),
    ],
  },
  {
    name: 'text',
    tokens: ['text', 'muted', 'faint'].map((name) => text(name, 'page', 'surface', 'sunken', 'hover')),
  },
  {
    name: 'accent',
    tokens: [
      plain('accent'),
      plain('accent-hover'),
      plain('accent-soft'),
      text('on-accent', 'accent', 'accent-hover'),
      text('accent-ink', 'page', 'surface', 'accent-soft'),
    ],
  },
  {
    name: 'states',
    tokens: tones.flatMap((tone) => [text(tone, `${tone}-soft`, 'surface'), plain(`${tone}-soft`)]),
  },
  {
    name: 'charts',
    tokens: charts.map((number) => drawn(`chart-${number}`, 'surface', 'sunken', 'page')),
  },
  {
    name: 'menu',
    tokens: [
      ...['nav', 'nav-line', 'nav-hover', 'nav-current'].map(plain),
      text('nav-text', 'nav', 'nav-hover'),
      text('nav-faint', 'nav'),
      text('nav-current-text', 'nav-current'),
    ],
  },
];

export const tokenNames: readonly string[] = groups.flatMap(({ tokens }) => tokens.map(({ name }) => name));

/** What the contrast of a colour comes to: the level of WCAG it reaches, or that it does not reach one. */
export function levelOf(ratio: number, isText: boolean): string {
  if (!isText) return ratio >= 3 ? 'AA' : 'Low';
  if (ratio >= 7) return 'AAA';
  return ratio >= 4.5 ? 'AA' : 'Low';
}

/** A contrast to one decimal, cut off and not rounded: 4.49 would not do, and must not be shown as 4.5. */
export const shownRatio = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
