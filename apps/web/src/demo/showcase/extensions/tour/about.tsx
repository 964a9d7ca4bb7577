import type { About } from '../../about.ts';

export const about = {
  summary: 'Points out one thing after the other, for those who are here for the first time.',
  keywords: 'walkthrough onboarding guide hint highlight driver help',
  picture: (
    <>
      <rect className="soft" x="10" y="8" width="100" height="56" rx="3" />
      <rect className="fill" x="20" y="16" width="32" height="14" rx="3" />
      <rect className="fill" x="48" y="36" width="52" height="22" rx="3" />
      <path className="text" d="M55 44h28" />
      <path className="mark" d="M26 23h18M84 52h9" />
    </>
  ),
  examples: {
    steps: { title: 'Step by step', text: 'Says how far it is; closes at any step.', wide: true },
    'one-hint': { title: 'One hint', text: 'For a single thing that is new.' },
    remembered: { title: 'Only once', text: 'Who has seen it is not asked again.' },
  },
  keyboard: [
    ['right', 'Next step'],
    ['left', 'The step before'],
    ['escape', 'Ends the tour'],
  ],
  accessibility: ['Each step is a dialog with a heading, and takes the focus.', 'It never starts by itself.'],
} satisfies About;
