/** An element of a drawing with its attributes: `["rect", { "className": "fill", "x": 18, "y": 12 }]`. */
type Shape = readonly [
  element: 'circle' | 'path' | 'rect',
  attributes: Readonly<Record<string, string | number>>,
];

/** What the `about.json` of a page of the showcase says of its examples, which are functions of `examples.tsx` beside it. */
export interface About {
  /** What it is for, in one sentence. */
  summary: string;
  /** Other words that the search finds it by. */
  keywords: string;
  /** It drawn small, for the overview: shapes within 120 by 72, coloured by the classes of `.picture` in `overview-page.module.css`. */
  picture: readonly Shape[];
  /** By their names in the page's address, in the order of the page. */
  examples: Readonly<Record<string, ExampleAbout>>;
  /** How wide the page is, where it does not take all the room there is. */
  width?: 'narrow';
  /** Its one example is the page itself, with nothing beside it but the way to its source. */
  isWhole?: boolean;
  /** Keys and what they do, where it is used by keyboard. */
  keyboard?: readonly (readonly [keys: string, does: string])[];
  /** What keeps it usable for everybody. */
  accessibility: readonly string[];
}

export interface ExampleAbout {
  title: string;
  /** When one would take this one. */
  text: string;
  /** Takes the whole width of the page, as tables and charts do. */
  wide?: boolean;
}

/** The function that draws an example: `several-lines` is `SeveralLinesExample`. */
export const functionName = (name: string): string =>
  `${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Example`;
