import type { About } from '../../about.ts';

export const about = {
  summary: 'A field that proposes what one may be about to write.',
  keywords: 'combobox typeahead suggest films titles search async',
  picture: (
    <>
      <rect className="fill" x="22" y="10" width="76" height="14" rx="3" />
      <path className="mark" d="M28 17h16" />
      <rect className="fill" x="22" y="28" width="76" height="36" rx="3" />
      <rect className="tint" x="25" y="31" width="70" height="10" rx="2" />
      <path className="text" d="M30 36h34M30 47h40M30 57h26" />
    </>
  ),
  examples: {
    titles: { title: 'With more about each', text: 'Every proposal shows the rank of the film.' },
    'by-call': { title: 'By a call', text: 'Where there are more than one wants to fetch.' },
    grouped: { title: 'In groups', text: 'What belongs together stands together.' },
    states: { title: 'States', text: 'With a way to clear it, wrong, disabled, and to be read only.' },
  },
  keyboard: [
    ['down', 'Goes to the next proposal'],
    ['enter', 'Takes it'],
    ['escape', 'Closes the list'],
  ],
  accessibility: [
    'The field says how many proposals there are and which one is next.',
    'Anything else may be written as well.',
  ],
} satisfies About;
