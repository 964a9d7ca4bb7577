import { isoDaysFromToday, isoMinutesAgo } from '../core/days.ts';
import { attachment } from './attachments.ts';
import { outside, p, type SampleMail } from './sample-mail.ts';

/** What is done with and worth keeping. */
export const archived = (): SampleMail[] => [
  {
    from: 19,
    subject: 'Truck routes: the pilot is a success',
    body: p(
      'The new routes saved 11% of fuel in three weeks. The drivers like that the app tells them where tea is really waiting.',
      'We would like to go on with all nine factories from January.',
      'Salome Jepkoech',
    ),
    time: isoDaysFromToday(-20, 10, 45),
    labels: ['company', 'important'],
    starred: true,
  },
  {
    from: 11,
    subject: 'Stock of medicines: training went well',
    body: p(
      'Eight pharmacists in Malindi and Kilifi now count stock on the tablet. The question asked most: may it play the radio?',
      'Khadija, Afya Bora Clinics',
    ),
    time: isoDaysFromToday(-24, 12, 10),
    labels: ['company'],
  },
  {
    from: 22,
    subject: 'Annual accounts, signed',
    body: p(
      'The signed accounts are attached. A good year: profit is up by 14%. Keep the paper copy for seven years.',
    ),
    time: isoDaysFromToday(-38, 16, 0),
    labels: ['private'],
    files: [
      attachment('Annual accounts.pdf', '904 kB', [
        'Mawingu Studio Ltd',
        'Revenue: KES 74.2 million',
        'Profit after tax: KES 9.6 million',
        'Signed: V. Simiyu, CPA(K)',
      ]),
    ],
  },
  {
    from: 21,
    subject: 'Your booking in Watamu',
    body: p(
      'Karibu! Two rooms by the creek, four nights with breakfast. The tide is out at nine, so we walk to the mangroves first and swim afterwards.',
      'Umi, Pwani Safaris',
    ),
    time: isoDaysFromToday(-45, 9, 15),
    labels: ['personal'],
  },
];

/** Unwanted mail. */
export const spam = (): SampleMail[] => [
  {
    from: outside('Prize Office', 'winner@big-prize.example'),
    subject: 'You won a refrigerator!!! Claim within 24 hours',
    body: p(
      'Dear lucky winner, your number was drawn among 9 million. Send KES 2,000 for transport and the refrigerator is yours!',
    ),
    time: isoMinutesAgo(320),
    unread: true,
  },
  {
    from: outside('Account Security', 'no-reply@bank-verify.example'),
    subject: 'Your account is closed, confirm your PIN',
    body: p('We closed your account. Reply with your PIN and mother’s name to open it again at once.'),
    time: isoDaysFromToday(-1, 3, 7),
    unread: true,
  },
  {
    from: outside('Rank Masters', 'hello@rank-masters.example'),
    subject: 'Place 1 in every search, guaranteed',
    body: p('Hi, I looked at your website for hours. Pay once, and be first in all searches of the world.'),
    time: isoDaysFromToday(-3, 2, 31),
  },
  {
    from: outside('Forex Circle', 'vip@forex-circle.example'),
    subject: 'Turn KES 10,000 into KES 400,000 by Friday',
    body: p('Only seven places are left in our circle. No risk, no questions, no office.'),
    time: isoDaysFromToday(-6, 4, 44),
    unread: true,
  },
];

/** What was thrown away. */
export const trashed = (): SampleMail[] => [
  {
    from: outside('Lunch by Boda', 'offers@lunch-by-boda.example'),
    subject: 'Pilau day: two plates for one',
    body: p('Today until two: order one pilau, get two. Kilimani, Lavington and Hurlingham.'),
    time: isoDaysFromToday(-2, 10, 0),
    labels: ['personal'],
  },
  {
    from: 16,
    subject: 'Power cut on Sunday, moved',
    body: p(
      'The work on the transformer was moved by a week, so the office has light on Sunday after all. Peter',
    ),
    time: isoDaysFromToday(-7, 11, 11),
    labels: ['company'],
  },
  {
    from: outside('Meeting rooms Westlands', 'rooms@westlands-rooms.example'),
    subject: 'How was your room?',
    body: p('Rate the room “Tsavo” from one to five stars. It takes a minute.'),
    time: isoDaysFromToday(-10, 17, 30),
  },
  {
    from: 25,
    subject: 'Old drawings of the dhow',
    body: p('Please forget the drawings I sent in spring: the mast is two metres longer now. Yusuf'),
    time: isoDaysFromToday(-30, 8, 0),
    starred: true,
  },
];

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
