import type { About } from '../../about.ts';

export const about = {
  summary: 'A surface for what belongs together: a heading, what it is about, and what can be done with it.',
  keywords: 'panel box surface header footer image list card',
  picture: (
    <>
      <rect className="fill" x="26" y="11" width="68" height="50" rx="4" />
      <path className="text" d="M34 21h28" />
      <path className="line" d="M26 29h68M34 38h50M34 45h40" />
      <rect className="accent" x="34" y="51" width="18" height="6" rx="2" />
    </>
  ),
  examples: {
    words: {
      title: 'Words and one action',
      text: 'The heading says what it is; the button stands beside it.',
    },
    figure: {
      title: 'A figure',
      text: 'With its name, what it compares with, and a colour where something is to be done.',
    },
    picture: {
      title: 'With a picture',
      text: 'The picture reaches from edge to edge; all of the card leads on.',
    },
    list: { title: 'With a list', text: 'Rows from edge to edge, divided by lines.' },
    foot: { title: 'With a foot', text: 'What is done with all of it, at its end.' },
    states: { title: 'Loading, empty, failed', text: 'The card keeps its place, whatever there is to show.' },
  },
  accessibility: [
    'Each card is a region named by its heading.',
    'A card that leads on holds one link, whose area is the whole card.',
    'What is being loaded and what failed is read aloud.',
  ],
} satisfies About;
