import type { About } from '../../about.ts';

export const about = {
  summary: 'Charts put together from React components by Recharts, in the colours of the skin.',
  keywords: 'graph svg react line area bar pie radar recharts',
  picture: (
    <>
      <path className="line" d="M18 10v50h86" />
      <path className="tint" d="M20 58V44l22 -12l20 8l20 -20l20 8v30z" />
      <path className="mark" d="M20 44l22 -12l20 8l20 -20l20 8" />
    </>
  ),
  examples: {
    line: { title: 'Line', text: 'How something went over a year.' },
    'several-lines': { title: 'Several lines', text: 'Branches beside one another, smooth.' },
    area: { title: 'Area', text: 'How much, with weight.' },
    'stacked-areas': { title: 'Stacked areas', text: 'Parts, and what they come to.' },
    bars: { title: 'Bars', text: 'One figure for each month.' },
    'grouped-bars': { title: 'Bars in groups', text: 'Several figures for each month.', wide: true },
    'stacked-bars': { title: 'Stacked bars', text: 'Parts, and what they come to.', wide: true },
    'lying-bars': { title: 'Lying bars', text: 'For long names.' },
    doughnut: { title: 'Doughnut', text: 'Parts of a whole.' },
    radial: { title: 'Radial bars', text: 'How full each is.' },
    radar: { title: 'Radar', text: 'Several qualities at once.' },
    scatter: { title: 'Scatter', text: 'Whether one thing goes with another.' },
    mixed: { title: 'Bars and a line', text: 'What came in, and what it cost.' },
  },
  keyboard: [
    ['tab', 'Goes to the figures below a chart'],
    ['enter', 'Opens them as a table'],
  ],
  accessibility: [
    'Each chart has its figures as a table below it.',
    'Colours are those of the skin, told apart also by those who see few colours.',
    'Right-to-left, time runs from the right.',
  ],
} satisfies About;
