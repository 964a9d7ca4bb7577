import type { About } from '../../about.ts';

export const about = {
  summary: 'Records that one searches, sorts, pages through, selects and takes along.',
  keywords: 'datatable grid list search sort paginate select bulk export csv print server tanstack',
  picture: (
    <>
      <rect className="fill" x="14" y="8" width="44" height="9" rx="3" />
      <path className="text" d="M19 12.5h16" />
      <rect className="fill" x="14" y="22" width="92" height="42" rx="3" />
      <path className="line" d="M14 32h92M14 43h92M14 54h92" />
      <path className="mark" d="M21 27h14M42 25l2.500 -2l2.500 2M42 29l2.500 2l2.500 -2" />
      <path
        className="text"
        d="M21 38h18M52 38h22M84 38h14M21 49h14M52 49h26M84 49h14M21 59h20M52 59h18M84 59h14"
      />
    </>
  ),
  examples: {
    client: {
      title: 'Search, sort, pages',
      text: 'All records are here: everything answers at once.',
      wide: true,
    },
    server: {
      title: 'By the server',
      text: 'For more records than one wants to fetch: each page and each search is a call.',
      wide: true,
    },
    selection: {
      title: 'Selection',
      text: 'Several rows, one act. Shift selects all between two.',
      wide: true,
    },
    'take-along': {
      title: 'Take along',
      text: 'As a file, on paper, or pasted into a spreadsheet.',
      wide: true,
    },
    states: { title: 'States', text: 'While it loads, where there is nothing, and where that failed.' },
  },
  keyboard: [
    ['tab', 'Goes to the search, the headings, the rows and the pages'],
    ['enter', 'Sorts by the heading'],
    ['space', 'Selects the row'],
    ['left', 'Scrolls a table that is wider than the page'],
  ],
  accessibility: [
    'Headings say whether and which way they sort.',
    'How many records are shown and selected is read aloud when it changes.',
    'A cell that could be taken for a formula is written as text in the CSV file.',
  ],
} satisfies About;
