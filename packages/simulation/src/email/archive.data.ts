import { isoDaysFromToday } from '../core/days.ts';
import { attachment } from './attachments.ts';
import { p, type SampleMail } from './sample-mail.ts';

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
