import type { About } from '../../about.ts';

export const about = {
  summary: 'One figure at a time: how much, whether it grows, and how it came about.',
  keywords: 'kpi metric number trend sparkline growth statistic',
  picture: (
    <>
      <rect className="fill" x="24" y="11" width="72" height="50" rx="4" />
      <path className="text" d="M32 21h18" />
      <path className="mark" d="M80 20v7M77 23l3-3 3 3" />
      <path className="tint" d="M24 51l14-8 12 4 14-12 14 6 18-12v28a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4z" />
      <path className="mark" d="m24 51 14-8 12 4 14-12 14 6 18-12" />
    </>
  ),
  examples: {
    figures: {
      title: 'Figures in a row',
      text: 'What one asks for first, each with what it compares with.',
      wide: true,
    },
    lines: { title: 'As a line', text: 'For what never stops: money, subscribers.' },
    bars: { title: 'As bars', text: 'For what is counted by the day.' },
    sources: { title: 'By kind', text: 'Where the figure comes from, the largest first.' },
    failed: { title: 'What fails', text: 'The card keeps its place, says why, and asks again.' },
  },
  keyboard: [
    ['left', 'Reads the value before'],
    ['right', 'Reads the next value'],
  ],
  accessibility: [
    'Each chart is a table for screen readers.',
    'Growth has a sign and an arrow beside its colour.',
    'Values are read by the arrow keys as they are by the pointer.',
  ],
} satisfies About;
