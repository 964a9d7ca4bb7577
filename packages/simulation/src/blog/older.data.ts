import type { Written } from './posts.data.ts';

/** The older posts, the newest first. */
export const older: readonly Written[] = [
  {
    title: 'Remote work in Nairobi: what it costs and who pays',
    cover: 'desk',
    author: 4,
    daysAgo: 34,
    tags: ['Teams', 'Money'],
    excerpt:
      'Rent, commute and lunch go down; data, power and a decent chair go up. We counted for three months and then agreed on a figure.',
    content: `<p>When we left the office in Kilimani, everybody believed that the firm would save and the people would, too. We asked twelve of us to write down three months of costs. The truth was in between.</p>
<p>Each saved about 9,400 shillings a month on transport and lunch. Each spent about 5,200 on data, power and the extra cups of tea. And nine of twelve worked from a dining chair.</p>
<h2>What we agreed on</h2>
<ul><li>The firm pays for the connection, in full, with a second one for those on call.</li><li>A chair and a lamp belong to the firm and stand in your house.</li><li>A battery for the router, after the April outages.</li><li>Two days a month together, transport paid.</li></ul>
<p>It comes to less than half of the old rent. The rest went into salaries, which is the only perk that everybody uses.</p>
<blockquote>Remote is not cheaper. It is paid for in another place, and it is fair to say by whom.</blockquote>`,
    comments: [[24, 30, 'The battery for the router is the best 6,000 we have spent.']],
  },
  {
    title: 'Price your work like you mean to stay',
    cover: 'shutter',
    author: 18,
    daysAgo: 45,
    tags: ['Small business', 'Money'],
    excerpt:
      'A photographer’s sum: what a day really costs, how many days a month can be sold, and why the lowest quote is the most expensive one.',
    content: `<p>My first wedding was 8,000 shillings, and I was proud. After the lens I had rented, the car and two nights of editing, I had earned less than the man who parked it.</p>
<p>Here is the sum I do once a year, on one sheet.</p>
<ol><li><strong>What a year must bring.</strong> Your living, the tax, the pension, the savings.</li><li><strong>What the trade eats.</strong> Equipment spread over its life, insurance, transport, software, the assistant.</li><li><strong>How many days you can sell.</strong> Not 260. For me it is 95: the rest is editing, selling, waiting for rain to stop.</li></ol>
<p>Divide the first two by the third. That is your day. Write it down before the telephone rings, because afterwards you will be kind.</p>
<h2>When they say it is too much</h2><p>Take something away, never money. Fewer hours, fewer pictures, no album. A price that shrinks while you talk was never a price.</p>`,
    comments: [
      [2, 41, 'Selling 95 days: this number should be taught in design school.'],
      [21, 40, 'The same for guides. In May I sell four.'],
    ],
  },
  {
    title: 'P9 season: a quiet June begins in January',
    cover: 'folder',
    author: 22,
    daysAgo: 58,
    tags: ['Tax', 'Payroll'],
    excerpt:
      'Returns are due by the end of June, and the P9 is the page they are filed from. Hand it out in January and be left in peace.',
    content: `<p>The P9 is one page: twelve months of pay, what came off before tax, and the tax. Everybody who was employed for a day of the year needs it to file their own return, which is due by 30 June.</p>
<p>Most firms print it in June, when everybody asks at once. Do it in January instead.</p>
<ul><li>Run December, then close the year: no more changes.</li><li>Add up the twelve months and compare them with the twelve returns you filed. The two must agree to the shilling.</li><li>Check the PINs. A wrong letter helps nobody.</li><li>Hand it to each person, those who left as well. Keep a note that you did.</li></ul>
<h2>If the sums do not agree</h2><p>It is nearly always one of three: somebody who joined in the middle of a month, a bonus paid outside the payroll, or a benefit that was never entered. Mend the month in which it happened, not the last one.</p>`,
    comments: [[3, 50, 'We do it in the second week of January. June is very calm indeed.']],
  },
  {
    title: 'Keep two accounts, even if the second is empty',
    cover: 'jars',
    author: 17,
    daysAgo: 72,
    tags: ['Money', 'Small business'],
    excerpt:
      'Salaries and tax are not yours, even while they lie in your account. One transfer a week keeps them from being spent on stock.',
    content: `<p>In my second year the shop sold well, and in September I could not pay five people. The money had been there. It was on the shelves, as soap.</p>
<p>Since then there are two accounts. Everything comes into the first. On Friday a part goes to the second: the week’s wages, the deductions that belong to them, and the tax on what was sold. I work it out from the till in five minutes.</p>
<h2>The rule</h2><p>The second account pays only people and the state. It has no card and no till number, and it is never “lent” to the first.</p>
<h2>When there is not enough</h2><p>Then you know it on Friday, three weeks before pay day, while there is still something to do: sell the slow stock, call those who owe you, talk to the supplier. On the 28th there is nothing left to do but apologise.</p>`,
    comments: [
      [7, 70, '“It was on the shelves, as soap.” I laughed, and then I opened an account.'],
      [14, 66, 'We see it in loan files every week. The second account is worth more than collateral.'],
    ],
  },
  {
    title: 'Meetings that end with somebody’s name',
    cover: 'team',
    author: 6,
    daysAgo: 90,
    tags: ['Teams'],
    excerpt:
      'If nobody’s name stands behind a decision, it was a conversation. A freight company’s way to half the meetings, and all of the trucks on time.',
    content: `<p>We move containers from Mombasa to eleven towns. A truck does not care what was discussed. It cares who rings the weighbridge.</p>
<p>So each of our meetings has a last minute that belongs to one question: <em>who does what by when?</em> It is read aloud, and it is written down before anybody stands up.</p>
<ul><li><strong>One name.</strong> Two names are nobody.</li><li><strong>A day.</strong> “Soon” has never arrived in Kitale.</li><li><strong>Something one can see.</strong> “Permit is in the folder”, not “look into the permit”.</li></ul>
<p>After a month we noticed which meetings ended without a single name. We stopped holding them. Nobody has asked for them back.</p>`,
    comments: [
      [19, 86, 'Two names are nobody. On our wall since Tuesday.'],
      [11, 80, 'Works for harvest teams as well, if somebody brings the tea.'],
    ],
  },
];
