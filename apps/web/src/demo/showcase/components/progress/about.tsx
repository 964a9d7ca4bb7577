import type { About } from '../../about.ts';

export const about = {
  summary: 'How far something is: a part of a whole, in a line or a circle.',
  keywords: 'bar percent meter upload ring gauge loading goal',
  picture: (
    <>
      <rect className="soft" x="14" y="18" width="60" height="8" rx="4" />
      <rect className="accent" x="14" y="18" width="40" height="8" rx="4" />
      <rect className="soft" x="14" y="32" width="60" height="8" rx="4" />
      <rect className="accent" x="14" y="32" width="22" height="8" rx="4" />
      <rect className="soft" x="14" y="46" width="60" height="8" rx="4" />
      <rect className="accent" x="14" y="46" width="54" height="8" rx="4" />
      <circle className="line" cx="94" cy="36" r="13" />
      <path className="mark" d="M94 23a13 13 0 1 1-11.5 19" />
    </>
  ),
  examples: {
    bars: { title: 'With words', text: 'What is done of how much, in the words one would use.' },
    sections: { title: 'In parts', text: 'What a whole is made of, each part named.' },
    upload: { title: 'While it lasts', text: 'Grows, can be stopped, and says when it is done.' },
    circles: { title: 'Circles', text: 'For one figure that stands by itself.' },
    sizes: { title: 'Sizes and tones', text: 'Green, amber, red: also told by the words beside.' },
  },
  accessibility: [
    'Each has a name and says its value in words.',
    'While something lasts, only its beginning and its end are announced, not each percent.',
    'From right to left it fills from the right.',
  ],
} satisfies About;
