import type { About } from '../../about.ts';

export const about = {
  summary: 'Parts of one thing, of which one is shown at a time.',
  keywords: 'tab panel pill segmented control switch vertical',
  picture: (
    <>
      <path className="text" d="M52 18h22M84 18h22" />
      <path className="mark" d="M16 18h22M14 27h28" />
      <path className="line" d="M42 27h66" />
      <rect className="fill" x="14" y="36" width="92" height="26" rx="4" />
      <path className="text" d="M22 45h62M22 53h46" />
    </>
  ),
  examples: {
    tabs: { title: 'Tabs', text: 'With icons, a count, and one that is not possible yet.' },
    pills: { title: 'Pills', text: 'The same, where the line below would be too much.' },
    vertical: { title: 'At the side', text: 'For settings, whose names are long.' },
    segments: { title: 'Two or three of a kind', text: 'Changes how the same thing is shown.' },
    controlled: { title: 'Opened from elsewhere', text: 'And loaded only when it is first opened.' },
    removable: { title: 'Pills to add and take away', text: 'Words that describe something.' },
  },
  keyboard: [
    ['right', 'Goes to the next tab'],
    ['left', 'Goes to the one before'],
    ['home', 'Goes to the first'],
    ['end', 'Goes to the last'],
    ['tab', 'Goes into what is shown'],
  ],
  accessibility: [
    'The list of tabs has a name, and each tab says which panel is its own.',
    'One press of Tab passes the whole list.',
    'Pages with addresses of their own are links, not tabs: see Navigation.',
  ],
} satisfies About;
