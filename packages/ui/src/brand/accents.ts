import { type AccentName, accentNames } from './brand.ts';

type Shade = `#${string}`;

interface Accent {
  /**
   * From the palest tint to the darkest shade, as colour generators for Mantine make them. On light pages what is
   * filled is the eighth and what is behind a choice the first; on dark ones the seventh, and texts the fourth.
   */
  shades: readonly [Shade, Shade, Shade, Shade, Shade, Shade, Shade, Shade, Shade, Shade];
  /** Behind what is chosen, on dark pages. */
  night: Shade;
  /** The colour of charts that it would be taken for: a middle shade of the first accent replaces that. */
  replaces?: 1 | 2 | 3 | 4 | 5 | 6;
}

/** The brand's colours. Only the build reads them: the document itself brings them to the browser as `--kz-accent-…`. */
export const accents = {
  teal: {
    shades: [
      ...(['#e3f3ef', '#cbe9e2', '#9bd6c9', '#5fc4b1', '#34a894'] as const),
      ...(['#1c917e', '#13806f', '#0b6a5c', '#08564b', '#06423a'] as const),
    ],
    night: '#14332e',
  },
  indigo: {
    shades: [
      ...(['#ecefff', '#dde1fe', '#bfc7ff', '#a4adff', '#848cff'] as const),
      ...(['#6f74ed', '#6266d4', '#5054b1', '#414491', '#313370'] as const),
    ],
    night: '#232651',
    replaces: 4,
  },
  blue: {
    shades: [
      ...(['#e5f1ff', '#d0e5ff', '#a5cefe', '#79b7ff', '#459af6'] as const),
      ...(['#3283da', '#2973c2', '#205fa2', '#194d84', '#133b66'] as const),
    ],
    night: '#112c4b',
    replaces: 2,
  },
  plum: {
    shades: [
      ...(['#fbebf7', '#f7dbf0', '#f0bae3', '#f393df', '#d873c4'] as const),
      ...(['#bd5fab', '#a85398', '#8c437e', '#723667', '#58294f'] as const),
    ],
    night: '#3f1e38',
    replaces: 4,
  },
  terracotta: {
    shades: [
      ...(['#feece5', '#fddccf', '#fabda6', '#ff9971', '#e87748'] as const),
      ...(['#cd6236', '#b6562d', '#984623', '#7c381c', '#602b14'] as const),
    ],
    night: '#451f10',
    replaces: 3,
  },
  forest: {
    shades: [
      ...(['#eaf2e7', '#d9e7d4', '#b7d2ae', '#8fc07f', '#71a45f'] as const),
      ...(['#5d8d4c', '#527d42', '#426735', '#35542a', '#284020'] as const),
    ],
    night: '#20311a',
  },
} satisfies Record<AccentName, Accent>;

/** An accent as CSS variables. */
export const variablesOf = ({ shades, night, replaces }: Accent): Record<string, string> => ({
  ...Object.fromEntries(shades.map((shade, at) => [`--kz-accent-${at}`, shade])),
  '--kz-accent-night': night,
  ...(replaces && { [`--kz-instead-${replaces}`]: accents[accentNames[0]].shades[5] }),
});
