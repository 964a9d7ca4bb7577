import type { About } from '../../about.ts';

export const about = {
  summary: 'Pictures or cards in a row, of which one looks at a few at a time.',
  keywords: 'slider slides gallery pictures swipe autoplay thumbnails embla',
  picture: (
    <>
      <rect className="soft" x="4" y="18" width="20" height="30" rx="3" />
      <rect className="tint" x="30" y="12" width="60" height="42" rx="4" />
      <path className="mark" d="m38 46 14-18 10 12 7-8 11 14" />
      <rect className="soft" x="96" y="18" width="20" height="30" rx="3" />
      <circle className="accent" cx="60" cy="62" r="2.5" />
      <circle className="soft" cx="51" cy="62" r="2" />
      <circle className="soft" cx="69" cy="62" r="2" />
    </>
  ),
  examples: {
    pictures: { title: 'One at a time', text: 'Changed by the arrows, the dots, or a finger.' },
    thumbnails: { title: 'With small pictures', text: 'All are in sight, and one is shown large.' },
    several: { title: 'Several at a time', text: 'Cards that one may well press.', wide: true },
    autoplay: { title: 'By itself', text: 'Waits while one points at it, and stops for good by a button.' },
  },
  keyboard: [
    ['tab', 'Goes to the arrows and dots'],
    ['enter', 'Shows the slide'],
  ],
  accessibility: [
    'Each slide says its number and name; each dot says what it shows.',
    'Slides out of sight take no focus and are not read out.',
    'Nothing moves by itself where the device asks for less motion, and what moves can be stopped.',
    'From right to left, the row and its arrows run the other way.',
  ],
} satisfies About;
