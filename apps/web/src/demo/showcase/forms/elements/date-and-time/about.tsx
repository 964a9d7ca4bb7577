import type { About } from '../../../about.ts';

export const about = {
  summary: 'A day, a span of days, a month or a time, in the reader’s language.',
  keywords: 'calendar date picker range time month deadline due schedule',
  picture: (
    <>
      <rect className="fill" x="32" y="12" width="56" height="48" rx="4" />
      <path className="line" d="M32 25h56M44 8v8M76 8v8" />
      <path className="text" d="M40 34h5M53 34h5M66 34h5M79 34h2M40 44h5M66 44h5M40 53h5M53 53h5" />
      <rect className="accent" x="51" y="39.500" width="9" height="9" rx="2" />
    </>
  ),
  examples: {
    day: { title: 'A day', text: 'Chosen from the month; weekends cannot be, where the bank rests.' },
    range: { title: 'From one day to another', text: 'With the spans that are asked for most.' },
    typed: { title: 'Typed or chosen', text: 'Understands what is written, for those who know the day.' },
    time: { title: 'A time', text: 'By figures or from a list, within opening hours.' },
    moment: { title: 'Day and time', text: 'When something begins.' },
    month: { title: 'A month', text: 'For payrolls and returns, which have no day.' },
  },
  keyboard: [
    ['enter', 'Opens the month, chooses the day'],
    ['left', 'The day before'],
    ['up', 'The week before'],
    ['esc', 'Closes the month'],
  ],
  accessibility: [
    'Each day is a button that says its date in full.',
    'Months and weekdays follow the chosen language; weeks begin on Monday.',
    'Days that cannot be chosen are reached by no key.',
  ],
} satisfies About;
