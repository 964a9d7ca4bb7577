import { isoDaysFromToday, isoMinutesAgo } from '../core/days.ts';
import { outside, p, type SampleMail } from './sample-mail.ts';

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
