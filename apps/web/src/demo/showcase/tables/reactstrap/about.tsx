import type { About } from '../../about.ts';

export const about = {
  summary: 'Tables that show what there is, without sorting or pages: a price list, the hours of a week.',
  keywords: 'table plain striped bordered hover dense responsive caption footer sticky rows columns total',
  picture: (
    <>
      <rect className="fill" x="18" y="12" width="84" height="48" rx="3" />
      <path className="soft" d="M18 24v-9a3 3 0 0 1 3-3h78a3 3 0 0 1 3 3v9z" />
      <path className="line" d="M18 24h84M18 36h84M18 48h84M56 24v36M80 24v36" />
      <path className="text" d="M25 30h20M25 42h24M25 54h16" />
    </>
  ),
  examples: {
    looks: {
      title: 'Stripes, lines, hover, density',
      text: 'Choose how it looks: stripes for wide rows, lines for figures, little room for many rows.',
      wide: true,
    },
    badges: {
      title: 'States and row menus',
      text: 'A badge says how each thing stands, a menu at its end what can be done with it.',
      wide: true,
    },
    totals: { title: 'Caption and sums', text: 'What is listed, and what it comes to.' },
    sticky: {
      title: 'Heading that stays',
      text: 'For a list that scrolls by itself: columns keep their names.',
    },
    scrolling: {
      title: 'Sideways on phones',
      text: 'For columns that are compared with one another, such as the days of a week.',
      wide: true,
    },
    cards: { title: 'Cards on phones', text: 'For records that are read one by one.', wide: true },
  },
  keyboard: [
    ['tab', 'Goes into a table that scrolls, and to the menus of its rows'],
    ['down', 'Scrolls, and moves within a menu'],
    ['esc', 'Closes a menu'],
  ],
  accessibility: [
    'Columns and rows have headings, so that each cell is read with its names.',
    'Each table has a name: its caption, or a label.',
    'What scrolls by itself is reached by Tab.',
    'A state has a shape and a word, not only a colour.',
  ],
} satisfies About;
