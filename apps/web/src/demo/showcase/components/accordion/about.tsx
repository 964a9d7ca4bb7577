import type { About } from '../../about.ts';

export const about = {
  summary: 'Headings that open what stands below them, for text that not everybody needs.',
  keywords: 'fold expand collapse disclosure details questions',
  picture: (
    <>
      <rect className="fill" x="18" y="12" width="84" height="22" rx="3" />
      <path className="mark" d="M25 19h26M92 18l3 3 3-3" />
      <path className="line" d="M25 27h60" />
      <rect className="fill" x="18" y="37" width="84" height="11" rx="3" />
      <path className="text" d="M25 42.5h32" />
      <rect className="fill" x="18" y="51" width="84" height="11" rx="3" />
      <path className="text" d="M25 56.5h24" />
    </>
  ),
  examples: {
    single: { title: 'One at a time', text: 'Opening one closes the other, so that the page stays short.' },
    multiple: { title: 'Several at once', text: 'For what is compared with one another.' },
    separated: {
      title: 'Apart, with icons',
      text: 'Each on a surface of its own, for a few weighty choices.',
    },
    controlled: { title: 'Opened by a button', text: 'The page decides what is open: here, all or none.' },
  },
  keyboard: [
    ['enter', 'Opens or closes'],
    ['up', 'Goes to the heading before'],
    ['down', 'Goes to the next heading'],
    ['home', 'Goes to the first'],
    ['end', 'Goes to the last'],
  ],
  accessibility: [
    'Each heading holds a button that says whether it is open.',
    'What is folded is not reached by Tab or read aloud.',
    'Motion is left out where the device asks for less of it.',
  ],
} satisfies About;
