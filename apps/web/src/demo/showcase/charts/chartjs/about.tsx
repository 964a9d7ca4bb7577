import type { About } from '../../about.ts';

export const about = {
  summary: 'Charts drawn on a canvas by Chart.js, in the colours of the skin.',
  keywords: 'graph canvas line bar pie radar scatter chart.js',
  picture: (
    <>
      <path className="line" d="M18 10v50h86" />
      <path className="mark" d="M24 50l18 -16l16 8l20 -24l20 10" />
      <path className="text" d="M24 56l18 -6l16 2l20 -8l20 2" />
    </>
  ),
  examples: {
    line: { title: 'Line', text: 'How something went over a year.' },
    'several-lines': { title: 'Several lines', text: 'Branches beside one another, smooth.' },
    area: { title: 'Area', text: 'How much, with weight.' },
    steps: { title: 'Steps', text: 'For what holds until it changes: prices, rates.' },
    bars: { title: 'Bars', text: 'One figure for each month.' },
    'grouped-bars': { title: 'Bars in groups', text: 'Several figures for each month.', wide: true },
    'stacked-bars': { title: 'Stacked bars', text: 'Parts, and what they come to.', wide: true },
    'lying-bars': { title: 'Lying bars', text: 'For long names.' },
    doughnut: { title: 'Doughnut', text: 'Parts of a whole.' },
    pie: { title: 'Pie', text: 'Parts of a whole, when there are few.' },
    polar: { title: 'Polar area', text: 'Parts of the same angle, by their size.' },
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
