import type { CoverOf } from './cover.ts';

/** One sample task, its people by their ids, its due date by days from today. */
export interface TaskSample {
  board: 1 | 2 | 3;
  title: string;
  labels: readonly string[];
  description: string;
  due?: number;
  drawn?: CoverOf;
  files?: readonly string[];
  said?: readonly (readonly [person: number, comment: string])[];
  people: readonly number[];
}

export const taskSamples: readonly TaskSample[] = [
  {
    board: 1,
    title: 'Draw the checkout for Duka Letu’s phone shop',
    labels: ['Design', 'Mobile'],
    description:
      'Three screens: basket, delivery, payment. M-Pesa first, card second. Show the delivery fee before the last step.',
    due: 4,
    drawn: 'phones',
    files: ['duka-letu-brief.pdf', 'basket-sketch.png'],
    said: [
      [17, 'Customers ask for the delivery fee before anything else. Please put it high up.'],
      [2, 'Understood. First drawings on Tuesday.'],
    ],
    people: [2, 20],
  },
  {
    board: 1,
    title: 'Ask Safaricom for a production short code',
    labels: ['Payments'],
    description: 'The form needs the certificate of incorporation, the KRA PIN and a letter on headed paper.',
    due: 2,
    files: ['application-form.pdf'],
    people: [3],
  },
  {
    board: 1,
    title: 'Delivery zones for Nairobi and Kiambu',
    labels: ['Research', 'Backend'],
    description: 'Which estates are reached the same day, and at what fee in KES.',
    due: 9,
    drawn: 'map',
    said: [[6, 'Our riders cover everything inside the bypasses before 4 pm.']],
    people: [8, 14],
  },
  {
    board: 1,
    title: 'Swahili texts for receipts and reminders',
    labels: ['Content'],
    description: 'Short enough for a text message: 160 characters with the amount in it.',
    people: [5],
  },
  {
    board: 1,
    title: 'Plan the farm visit in Kericho',
    labels: ['Research'],
    description: 'Two days with the buying centres. Ask how weights are written down today.',
    due: 16,
    people: [1, 12, 19],
  },
  {
    board: 2,
    title: 'Weighing screen for Highland Tea Growers',
    labels: ['Mobile', 'Design'],
    description:
      'Works without a network for a whole morning, and sends everything at once when there is one.',
    due: 1,
    drawn: 'tea',
    files: ['scale-protocol.txt', 'field-notes.docx', 'screen.png'],
    said: [
      [12, 'The clerks wear gloves. Big buttons, please.'],
      [20, 'Buttons are 56 px now.'],
      [19, 'Tried it at Kapkatet, it kept every weight.'],
    ],
    people: [20, 12],
  },
  {
    board: 2,
    title: 'Reconcile wallet top-ups with the M-Pesa statement',
    labels: ['Payments', 'Backend'],
    description: 'Every difference gets a line of its own, with receipt number, amount and time.',
    due: -2,
    drawn: 'cards',
    files: ['statement-october.csv'],
    said: [[3, 'Eleven receipts are missing for the 14th.']],
    people: [4, 3],
  },
  {
    board: 2,
    title: 'Load test of the order queue',
    labels: ['Backend'],
    description: 'Ten thousand orders in an hour is what Ziwa Fresh Foods expects before Christmas.',
    due: 0,
    people: [24, 31],
  },
  {
    board: 2,
    title: 'Photographs for the Mkate Mzuri launch',
    labels: ['Marketing', 'Content'],
    description: 'Half a day in the bakery, from five in the morning. Bread, people, the oven.',
    due: 6,
    said: [[28, 'The first loaves come out at 5.20.']],
    people: [18],
  },
  {
    board: 3,
    title: 'Sales figures of the quarter for the board',
    labels: ['Marketing'],
    description: 'One page: turnover by county, growth on the year before, three sentences.',
    due: -5,
    drawn: 'chart',
    files: ['q3-sales.xlsx'],
    said: [[1, 'Clear and short. Thank you!']],
    people: [14, 13],
  },
  {
    board: 3,
    title: 'Register with the data protection commissioner',
    labels: ['Legal'],
    description: 'Certificate received; renewal is due in two years.',
    due: -12,
    files: ['odpc-certificate.pdf'],
    people: [30, 1],
  },
  {
    board: 3,
    title: 'Move the photo archive to the new disks',
    labels: ['Backend'],
    description: '1.2 TB, checked file by file against the old ones.',
    due: -8,
    people: [24],
  },
  {
    board: 3,
    title: 'Interview five shopkeepers in Gikomba',
    labels: ['Research'],
    description: 'What they write in their books, when, and what they never find again.',
    due: -20,
    said: [
      [23, 'Notes are in the shared folder.'],
      [2, 'The credit book matters more than stock. That changes our first screen.'],
    ],
    people: [23, 2],
  },
];
