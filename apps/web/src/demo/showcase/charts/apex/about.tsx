import type { About } from '../../about.ts';

export const about = {
  summary: 'Charts drawn as SVG by ApexCharts, in the colours of the skin.',
  keywords: 'graph svg line bar donut radar heatmap apex',
  picture: (
    <>
      <path className="line" d="M18 10v50h86" />
      <rect className="accent" x="26" y="36" width="12" height="24" />
      <rect className="soft" x="46" y="26" width="12" height="34" />
      <rect className="accent" x="66" y="18" width="12" height="42" />
      <rect className="soft" x="86" y="30" width="12" height="30" />
    </>
  ),
  examples: {
    line: { title: 'Line', text: 'How something went over a year.' },
    'several-lines': { title: 'Several lines', text: 'Branches beside one another, smooth.' },
    area: { title: 'Area', text: 'How much, with weight.' },
    steps: { title: 'Steps', text: 'For what holds until it changes.' },
    bars: { title: 'Bars', text: 'One figure for each month.' },
    'grouped-bars': { title: 'Bars in groups', text: 'Several figures for each month.', wide: true },
    'stacked-bars': { title: 'Stacked bars', text: 'Parts, and what they come to.', wide: true },
    'lying-bars': { title: 'Lying bars', text: 'For long names.' },
    donut: { title: 'Doughnut', text: 'Parts of a whole.' },
    radial: { title: 'Radial bars', text: 'How full each is.' },
    radar: { title: 'Radar', text: 'Several qualities at once.' },
    scatter: { title: 'Scatter', text: 'Whether one thing goes with another.' },
    heat: { title: 'Heat map', text: 'Where and when much happens.', wide: true },
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
