import { isoDaysFromToday, isoMinutesAgo } from '../core/days.ts';
import { attachment } from './attachments.ts';
import { outside, p, type SampleMail } from './sample-mail.ts';

/** What came in during the last days. */
export const inbox = (): SampleMail[] => [
  {
    from: 7,
    cc: [13],
    subject: 'Shop plan for Kisumu, second version',
    body: p(
      'Hello Amina,',
      'Thank you for yesterday’s walk through the shop. I have marked the changes our team asked for: the cold shelves move to the lake side, and the tills stand in one row of four.',
      'Could you let me have a <strong>revised quotation by Thursday</strong>? The board meets on Friday morning, and I would like to bring a figure.',
      'Warm regards,<br>Grace',
    ),
    time: isoMinutesAgo(18),
    labels: ['company', 'important'],
    files: [
      attachment('Shop plan Kisumu.pdf', '1.4 MB', [
        'Ground floor, 214 m²',
        'Entrance: Oginga Odinga Street',
        'Cold shelves: lake side, 18 m',
        'Tills: one row of four',
        'Store room: 36 m²',
      ]),
    ],
    starred: true,
    unread: true,
  },
  {
    from: 3,
    subject: 'Payroll for October is ready to look at',
    body: p(
      'Amina, the October payroll is ready. Gross is <strong>KES 4,218,500</strong>, up 2.1% on September: Edwin’s increment and two days of overtime in support.',
      'PAYE, SHIF, NSSF and the housing levy are in the second sheet. If you approve before noon tomorrow, everybody is paid on the 28th.',
      'Cynthia',
    ),
    time: isoMinutesAgo(64),
    labels: ['company', 'private'],
    files: [
      attachment('Payroll October.xlsx', '212 kB', [
        'Item|September|October',
        'Gross pay|4,131,700|4,218,500',
        'PAYE|912,480|935,260',
        'NSSF|129,600|129,600',
        'Net pay|2,940,118|2,998,342',
      ]),
    ],
    unread: true,
  },
  {
    from: 2,
    subject: 'Logo for Mawingu: the final three',
    body: p(
      'Three directions are left, all drawn at 16, 64 and 512 px.',
      '<strong>A</strong> keeps the cloud and drops the sun. <strong>B</strong> is the letter M as two hills. <strong>C</strong> is the quiet one, and my favourite: it still reads on a matatu at 80 km/h.',
      'Shall we decide at stand-up?',
      'Brian',
    ),
    time: isoMinutesAgo(127),
    labels: ['company'],
    files: [attachment('Logo Mawingu.svg', '9 kB', ['A  Cloud alone', 'B  Two hills', 'C  The quiet one'])],
    replies: [
      {
        to: [2],
        body: p(
          'C has my vote too. Can you try it in one colour, for the stamp?',
          'I would like Edwin to see it before stand-up.',
        ),
        time: isoMinutesAgo(110),
      },
      {
        from: 2,
        body: p('One-colour version is in the shared folder. It holds up down to 12 px.'),
        time: isoMinutesAgo(82),
      },
    ],
    starred: true,
  },
  {
    from: 29,
    subject: 'Quotation for the new till system',
    body: p(
      'Habari Amina,',
      'Please find our quotation for wiring and the till system at your Kilimani office. The price is <strong>KES 386,000</strong> including VAT and stands for 30 days. Half is due when we begin.',
      'We can start on Monday if we hear from you this week.',
      'Collins Wafula<br>Jua Kali Electric, Kitale',
    ),
    time: isoMinutesAgo(205),
    labels: ['company'],
    files: [
      attachment('Quotation TILL-17.docx', '86 kB', [
        'To: Mawingu Studio, Kilimani',
        'Wiring, 14 points: KES 148,000',
        'Till system, 2 units: KES 184,800',
        'VAT 16: KES 53,200',
        'Total: KES 386,000',
      ]),
    ],
    unread: true,
  },
  {
    from: 5,
    cc: [6],
    subject: 'Savanna Freight cannot log in since this morning',
    body: p(
      'Farah called: nobody at the Mombasa depot gets past the login since 7:40. Nairobi works. I have asked Xavier to look at the certificate of their office network.',
      'They dispatch 40 lorries before lunch, so I would call them every half hour until it is solved.',
      'Esther',
    ),
    time: isoDaysFromToday(-1, 8, 12),
    labels: ['important', 'company'],
    replies: [
      {
        from: 24,
        to: [5],
        body: p(
          'Found it: their proxy’s certificate ran out at midnight. A new one is in place, please try again.',
        ),
        time: isoDaysFromToday(-1, 9, 2),
      },
      {
        from: 6,
        to: [24],
        body: p('All depots are in again. Thank you, that was quick!'),
        time: isoDaysFromToday(-1, 9, 20),
      },
    ],
  },
  {
    from: 15,
    subject: 'Reports app for our parents’ evening',
    body: p(
      'Dear Amina,',
      'The term reports looked beautiful on the teachers’ phones. For the parents’ evening on Saturday we expect some 320 families. Two questions:',
      '<ul><li>Can a parent with three children see them in one place?</li><li>Can the report be printed for those who come without a phone?</li></ul>',
      'With thanks,<br>Olive Nyambura<br>Mwangaza Schools',
    ),
    time: isoDaysFromToday(-1, 14, 35),
    labels: ['company'],
    unread: true,
  },
  {
    from: 30,
    subject: 'Contract with Highland Tea Growers, my notes',
    body: p(
      'Amina, I have read the contract. Two things I would not sign as they stand:',
      '<ol><li>Clause 7 gives them the source code without an end date. I suggest a licence for as long as they pay for maintenance.</li><li>Clause 12 names London as place of arbitration. Nairobi costs you a tenth.</li></ol>',
      'The rest is fair. My marked copy is attached.',
      'Dorcas Muthoni<br>Haki Advocates',
    ),
    time: isoDaysFromToday(-1, 17, 5),
    labels: ['private', 'important'],
    files: [
      attachment('Contract with notes.pdf', '418 kB', [
        '7  Source code: licence while maintained',
        '9  Payment within 30 days',
        '12 Arbitration: Nairobi, not London',
      ]),
    ],
    starred: true,
  },
  {
    from: 20,
    subject: 'Mobile build 2.8 is with the testers',
    body: p(
      'Build 2.8 went to forty testers this afternoon. New since 2.7: work without a network, fingerprint login, and a dashboard that opens in under a second on the cheap phones we bought on Luthuli Avenue.',
      'Known: on Android 9 the keyboard covers the amount. A fix comes with the next build.',
      'Thomas',
    ),
    time: isoDaysFromToday(-2, 16, 48),
    labels: ['company'],
  },
  {
    from: outside('Nairobi Water & Power', 'bills@nairobiwaterpower.example'),
    subject: 'Your bill for the Kilimani office',
    body: p(
      'Dear customer,',
      'Your bill for account 2204-118 is ready.',
      '<table><tbody><tr><td>Electricity</td><td>KES 18,420</td></tr><tr><td>Water</td><td>KES 3,150</td></tr><tr><td><strong>Total</strong></td><td><strong>KES 21,570</strong></td></tr></tbody></table>',
      'Please pay by M-Pesa within 14 days. Thank you for paying on time.',
    ),
    time: isoDaysFromToday(-2, 7, 0),
    labels: ['personal'],
    unread: true,
  },
  {
    from: 9,
    subject: 'Site visit in Karen on Wednesday?',
    body: p(
      'Hi Amina,',
      'The roof is on! I would like to show you where the screens of the visitors’ centre will stand before the plaster goes up. Wednesday at ten suits the foreman. Boots, please: it rained.',
      'Irene Mwende<br>Jenga Nyumba',
    ),
    time: isoDaysFromToday(-3, 11, 20),
    labels: ['company'],
    files: [attachment('Roof seen from the road.jpg', '2.3 MB', [])],
    replies: [
      {
        to: [9],
        body: p('Wednesday at ten it is. I bring Brian, who has to see the light in that hall.'),
        time: isoDaysFromToday(-3, 12, 4),
      },
    ],
  },
];
