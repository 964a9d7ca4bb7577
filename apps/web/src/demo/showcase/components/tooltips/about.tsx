import type { About } from '../../about.ts';

export const about = {
  summary: 'The name of what has only an icon, or a word more on what is there.',
  keywords: 'hint title hover label help bubble',
  picture: (
    <>
      <rect className="accent" x="30" y="14" width="60" height="20" rx="4" />
      <path className="on" d="M40 24h40" />
      <path className="accent" d="m55 34 5 6 5-6z" />
      <rect className="fill" x="50" y="44" width="20" height="18" rx="4" />
      <path className="line" d="M60 48.5v9M55.5 53h9" />
    </>
  ),
  examples: {
    icons: { title: 'Names of icons', text: 'With the keys that do the same.' },
    places: { title: 'Where it opens', text: 'It turns where there is no room.' },
    disabled: { title: 'Why not', text: 'On what cannot be pressed yet, by keyboard too.' },
    long: { title: 'Longer, and cut off', text: 'The whole of a name that does not fit.' },
    group: { title: 'One after the other', text: 'The first waits a moment, and its neighbours do not.' },
  },
  keyboard: [
    ['tab', 'Shows it as what it belongs to has the focus'],
    ['escape', 'Hides it'],
  ],
  accessibility: [
    'Shown by the focus as well as by the pointer.',
    'It holds nothing that one has to know, and nothing to press.',
    'An icon’s name is its label as well, for those who never see the tooltip.',
  ],
} satisfies About;
