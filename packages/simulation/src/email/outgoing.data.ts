import { isoDaysFromToday, isoMinutesAgo } from '../core/days.ts';
import { attachment } from './attachments.ts';
import { p, type SampleMail } from './sample-mail.ts';

/** What the owner sent. */
export const sent = (): SampleMail[] => [
  {
    to: [6],
    cc: [5],
    subject: 'What happened on Tuesday morning',
    body: p(
      'Dear Farah,',
      'A certificate on your office network ran out at midnight, and our login refused to trust it, as it should. We now watch the dates of all our customers’ certificates and warn you thirty days before.',
      'I am sorry for the forty minutes it cost your dispatchers.',
      'Amina',
    ),
    time: isoMinutesAgo(240),
    labels: ['company', 'important'],
  },
  {
    to: [9],
    subject: 'Re: Site visit in Karen on Wednesday?',
    body: p('Wednesday at ten it is. I bring Brian, who has to see the light in that hall.'),
    time: isoDaysFromToday(-3, 12, 4),
    labels: ['company'],
  },
  {
    to: [17],
    subject: 'Offer: stock counting for twelve Duka Letu stores',
    body: p(
      'Dear Queenter,',
      'As promised, our offer for twelve stores: <strong>KES 1,140,000</strong> once and KES 48,000 a month. It includes the handheld scanners, training in Kisumu, and a person you can call on Saturdays.',
      'With kind regards,<br>Amina Wanjiru',
    ),
    time: isoDaysFromToday(-4, 15, 45),
    labels: ['company'],
    files: [
      attachment('Offer Duka Letu.pdf', '320 kB', [
        'Twelve stores, Kisumu and Siaya',
        'Set-up: KES 1,140,000',
        'Monthly: KES 48,000',
        'Valid for 45 days',
      ]),
    ],
    starred: true,
  },
  {
    to: [2, 4, 20, 24, 31],
    subject: 'No meetings on Thursdays, from this week',
    body: p(
      'Hello all,',
      'We tried it for a month and finished a third more. So it stays: <strong>no meetings on Thursdays</strong>, customers’ emergencies excepted. Esther keeps the telephone.',
      'Amina',
    ),
    time: isoDaysFromToday(-6, 9, 5),
    labels: ['company'],
  },
  {
    to: [30],
    subject: 'Contract with Highland Tea Growers',
    body: p(
      'Dear Dorcas, could you read the attached before I sign? I stumble over clauses 7 and 12. They would like it back by the end of the week.',
    ),
    time: isoDaysFromToday(-7, 16, 20),
    labels: ['private'],
  },
  {
    to: [27],
    subject: 'Saturday at the track',
    body: p('I am in, six o’clock. Cynthia comes along, be kind to her.'),
    time: isoDaysFromToday(-9, 20, 2),
    labels: ['personal'],
  },
  {
    to: [12],
    cc: [19],
    subject: 'Sensors: packed and on the bus to Kericho',
    body: p(
      'Fifteen sensors, two spare, and a bag of cable ties left on the 9 o’clock shuttle. The driver is Moses, his number is on the parcel.',
    ),
    time: isoDaysFromToday(-14, 9, 30),
  },
];

/** What the owner began to write. */
export const drafts = (): SampleMail[] => [
  {
    to: [7],
    subject: 'Re: Shop plan for Kisumu, second version',
    body: p(
      'Hello Grace,',
      'Thank you for the plan. With the tills in one row we save two cables and a day of work, so the new figure is',
    ),
    time: isoMinutesAgo(9),
    labels: ['company'],
  },
  {
    to: [23],
    subject: 'Re: Questions for the Lake Courier',
    body: p(
      'Dear Winnie,',
      'Gladly. Would Tuesday after four suit you? About trains I could talk for an hour.',
    ),
    time: isoDaysFromToday(-2, 21, 14),
  },
  {
    to: [],
    subject: 'Ideas for the team day in Naivasha',
    body: p(
      '<strong>By boat to Crescent Island</strong>, then lunch in the shade.',
      'Bus from Westlands at 7:00?',
      'Budget: KES 4,500 a head',
    ),
    time: isoDaysFromToday(-5, 22, 40),
    labels: ['personal'],
  },
];
