import type { About } from '../../about.ts';

export const about = {
  summary: 'A surface from the edge of the window, over a page that stays in sight.',
  keywords: 'panel sheet side offcanvas sidebar overlay slide filter',
  picture: (
    <>
      <path className="text" d="M12 18h34M12 28h26M12 38h30" />
      <rect className="fill" x="62" y="0" width="58" height="72" />
      <path className="mark" d="M71 14h26" />
      <path className="line" d="M71 26h38M71 36h38M71 46h24" />
      <rect className="accent" x="86" y="56" width="24" height="9" rx="3" />
    </>
  ),
  examples: {
    details: { title: 'Details of a row', text: 'Looked up without leaving the list.' },
    form: { title: 'A form', text: 'What was typed is not lost by a wrong click: leaving asks.' },
    filters: { title: 'Filters', text: 'At the start of the line, and at work at once.' },
    sheet: { title: 'From below', text: 'A sheet within reach of the thumb.' },
    sizes: { title: 'Sizes', text: 'From narrow to the whole window; never wider than it.' },
  },
  keyboard: [
    ['tab', 'Goes round within the drawer'],
    ['escape', 'Closes it'],
  ],
  accessibility: [
    'Takes the focus and keeps it; afterwards it is back on what opened the drawer.',
    'Its title is its name, and the rest of the page is out of reach meanwhile.',
    'From right to left it comes from the other side.',
  ],
} satisfies About;
