import { isoDaysFromToday } from '../core/days.ts';
import { attachment } from './attachments.ts';
import { p, type SampleMail } from './sample-mail.ts';

/** What came in before that and was not put away yet. */
export const inboxEarlier = (): SampleMail[] => [
  {
    from: 26,
    subject: 'Interviews for the designer: four people',
    body: p(
      'Four of the thirty-one applicants are worth an hour of yours:',
      '<ul><li>Tuesday 9:00, Lydia, five years in banking</li><li>Tuesday 11:00, Sam, type and signs</li><li>Wednesday 14:00, Njoki, games</li><li>Thursday 10:00, Farouk, from Zanzibar, by video</li></ul>',
      'Their portfolios are in the shared folder. Who sits with you?',
      'Zipporah',
    ),
    time: isoDaysFromToday(-4, 10, 10),
    labels: ['company', 'private'],
  },
  {
    from: 12,
    subject: 'Sensors in Kericho: the first week',
    body: p(
      'Good morning from the hills.',
      'Twelve of the fifteen sensors report every hour. The three in the valley lose the network after rain; I have moved one of them onto the water tower, and it has not missed an hour since.',
      'The soil numbers already told us to skip one irrigation. That alone saved the pump some <strong>KES 9,000</strong> of diesel.',
      'Leonard',
    ),
    time: isoDaysFromToday(-5, 6, 50),
    starred: true,
  },
  {
    from: 18,
    subject: 'Team pictures are ready',
    body: p(
      'Thirty-two portraits and nine of the whole team under the jacaranda. The attached one is my pick for the wall.',
      'Nobody blinked in number 7. I checked twice.',
      'Robert, Picha Moja',
    ),
    time: isoDaysFromToday(-6, 18, 22),
    labels: ['personal'],
    files: [attachment('Under the jacaranda.jpg', '4.8 MB', [])],
  },
  {
    from: 22,
    subject: 'VAT return: two invoices are missing',
    body: p(
      'Hello Amina,',
      'For the September return I still need the invoices <strong>INV-2041</strong> and <strong>INV-2057</strong>. The authority’s system closes on the 20th at midnight, and is slow from noon.',
      'Victor Simiyu<br>Hesabu &amp; Partners',
    ),
    time: isoDaysFromToday(-8, 9, 33),
    labels: ['important'],
  },
  {
    from: 27,
    subject: 'Your ten kilometres',
    body: p(
      'You ran 52:40 on Sunday, which is a minute better than in August. For the marathon in Iten I would now add one long, slow run a week. No watch on that one, only breath.',
      'See you at the track on Saturday at six.',
      'Coach Abel',
    ),
    time: isoDaysFromToday(-9, 19, 15),
    labels: ['personal'],
  },
  {
    from: 23,
    subject: 'Questions for the Lake Courier',
    body: p(
      'Dear Ms Wanjiru,',
      'I write about firms that hire outside Nairobi. May I ask you three questions by telephone, some twenty minutes, this or next week? Your engineer in Machakos said that you would have something to say about trains.',
      'Winnie Akinyi, The Lake Courier',
    ),
    time: isoDaysFromToday(-11, 13, 40),
  },
  {
    from: 14,
    subject: 'Loan data: what we may share, and what not',
    body: p(
      'Amina, our compliance people agree to the pilot if names and telephone numbers never leave our network. I can give you sums by county and week instead, which is all your charts need.',
      'Shall I prepare a sample for Kakamega?',
      'Nathan, Tumaini Microcredit',
    ),
    time: isoDaysFromToday(-13, 15, 30),
    labels: ['company', 'private'],
  },
  {
    from: 28,
    subject: 'Cake for forty on Friday',
    body: p(
      'Confirmed: one chocolate, one carrot, forty plates, on Friday at three. KES 9,600, M-Pesa on delivery is fine. Shall I write a name on it?',
      'Beatrice, Mkate Mzuri',
    ),
    time: isoDaysFromToday(-15, 8, 25),
    labels: ['personal'],
  },
];
