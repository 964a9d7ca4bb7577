import type { About } from '../../about.ts';

export const about = {
  summary: 'Keeps the place of what is still being loaded, in its shape.',
  keywords: 'placeholder loading shimmer ghost bones',
  picture: (
    <>
      <rect className="fill" x="18" y="10" width="84" height="52" rx="4" />
      <circle className="soft" cx="33" cy="25" r="8" />
      <rect className="soft" x="47" y="19" width="40" height="5" rx="2.5" />
      <rect className="soft" x="47" y="28" width="26" height="5" rx="2.5" />
      <rect className="soft" x="25" y="42" width="70" height="5" rx="2.5" />
      <rect className="soft" x="25" y="51" width="52" height="5" rx="2.5" />
    </>
  ),
  examples: {
    rows: { title: 'Rows', text: 'As many and as high as the real ones: nothing moves when they come.' },
    card: { title: 'A card that loads', text: 'The same shapes, first grey, then filled.' },
    shapes: { title: 'Shapes', text: 'Lines, circles, planes; with motion and without.' },
    over: { title: 'Over what is there', text: 'Figures that are being fetched anew.' },
  },
  accessibility: [
    'The shapes are not read out: a status says what is being loaded.',
    'The motion is left out where the device asks for less of it.',
    'After a second or so, say what takes its time.',
  ],
} satisfies About;
