import type { About } from '../../about.ts';

export const about = {
  summary: 'What one presses to have something done, named by a verb.',
  keywords: 'action press click icon loading disabled split group toggle',
  picture: (
    <>
      <rect className="accent" x="14" y="24" width="52" height="24" rx="5" />
      <path className="on" d="M26 36h28" />
      <rect className="fill" x="74" y="24" width="32" height="24" rx="5" />
      <path className="text" d="M83 36h14" />
    </>
  ),
  examples: {
    variants: { title: 'Weights', text: 'One filled button in view: what one most likely wants.' },
    sizes: { title: 'Sizes', text: 'From the line of a table to the end of a checkout.' },
    icons: {
      title: 'With icons, or only one',
      text: 'An icon alone has a name, shown on hover and read out.',
    },
    states: { title: 'Busy and not possible', text: 'Busy keeps its width; what is not possible says why.' },
    groups: { title: 'Together', text: 'Things to choose from, and a verb with its other ways.' },
    toggles: { title: 'Pressed and not', text: 'Each says whether it is on.' },
  },
  keyboard: [
    ['enter', 'Presses it'],
    ['space', 'Presses it'],
  ],
  accessibility: [
    'What leads elsewhere is a link, even where it looks like a button.',
    'A button that cannot be pressed yet still takes the focus, so that its reason is found.',
    'Every one is at least 24 pixels high, the usual one 36.',
  ],
} satisfies About;
