import type { About } from '../../../about.ts';

export const about = {
  summary: 'One or several of many things, found by scrolling or by typing.',
  keywords: 'dropdown combobox choose option multiple tags autocomplete searchable picker',
  picture: (
    <>
      <rect className="fill" x="24" y="10" width="72" height="15" rx="3" />
      <path className="text" d="M31 17.500h26" />
      <path className="mark" d="m85 16 3 3 3-3" />
      <rect className="fill" x="24" y="29" width="72" height="34" rx="3" />
      <rect className="tint" x="26" y="31" width="68" height="10" rx="2" />
      <path className="text" d="M31 36h34M31 46.500h26M31 56h40" />
    </>
  ),
  examples: {
    basic: {
      title: 'One of a list',
      text: 'The browser’s own for a few short words, ours where it can be cleared.',
    },
    searchable: { title: 'Searched, in groups', text: 'For long lists: typing narrows them down.' },
    people: { title: 'With pictures', text: 'A second line tells apart what has the same name.' },
    multiple: { title: 'Several', text: 'Each can be taken out again; at most four here.' },
    tags: { title: 'One’s own words', text: 'Suggests what was used before, and takes what is new.' },
    states: { title: 'States', text: 'Wrong, not available, being loaded, nothing found.' },
  },
  keyboard: [
    ['down', 'Opens the list, goes to the next'],
    ['enter', 'Chooses'],
    ['esc', 'Closes the list'],
    ['backspace', 'Takes out the last of several'],
  ],
  accessibility: [
    'Field and list are one combobox: how many there are and which is chosen is read aloud.',
    'What can be cleared has a button with a name.',
    'Phones show their own list where the browser’s select is used.',
  ],
} satisfies About;
