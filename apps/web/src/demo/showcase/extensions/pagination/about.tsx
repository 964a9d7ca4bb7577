import type { About } from '../../about.ts';

export const about = {
  summary: 'Cuts a long list into parts that can be read.',
  keywords: 'pages paging previous next load more per page',
  picture: (
    <>
      <rect className="fill" x="10" y="26" width="18" height="18" rx="4" />
      <rect className="accent" x="32" y="26" width="18" height="18" rx="4" />
      <path className="on" d="M41 31v8" />
      <rect className="fill" x="54" y="26" width="18" height="18" rx="4" />
      <path className="line" d="M77 39h1M82 39h1M87 39h1" />
      <rect className="fill" x="92" y="26" width="18" height="18" rx="4" />
    </>
  ),
  examples: {
    'with-list': { title: 'Under a list', text: 'What is shown of how many, and how many rows a page has.' },
    numbered: { title: 'Sizes', text: 'Few pages, many, with both ends, and while nothing may be chosen.' },
    more: { title: 'More of it', text: 'For what is read from the top, as news are.' },
    steps: { title: 'Step by step', text: 'Where pages have names, or nobody knows how many there are.' },
  },
  keyboard: [
    ['tab', 'Goes to the next page number'],
    ['enter', 'Shows that page'],
  ],
  accessibility: [
    'Each number is named as a page, and the current one is marked.',
    'What is shown is read aloud.',
  ],
} satisfies About;
