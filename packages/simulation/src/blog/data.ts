import { isoDaysFromToday } from '../core/days.ts';
import { slugOf } from '../core/slug.ts';
import { personOf } from '../people/people.ts';
import type { BlogCategory, BlogComment, BlogEdit } from './contract.ts';
import { type Cover, covers } from './covers.ts';

/** A post as it was written. */
interface Written {
  title: string;
  cover: Cover;
  /** Ids of the sample people. */
  author: number;
  daysAgo: number;
  tags: BlogCategory[];
  excerpt: string;
  /** HTML. */
  content: string;
  comments: readonly (readonly [by: number, daysAgo: number, text: string])[];
}

/** The newer posts, the newest first. */
const posts: readonly Written[] = [
  {
    title: 'What leaves your payslip before you see it',
    cover: 'payslip',
    author: 3,
    daysAgo: 2,
    tags: ['Payroll', 'Tax'],
    excerpt:
      'Gross is what was promised, net is what arrives. Four deductions stand between the two, and each can be explained in a minute.',
    content: `<p>Every month somebody in the office compares two figures and is disappointed. The first is the salary in the contract, the second is what the bank says arrived. Nobody has taken anything: four deductions stand between the two, in this order.</p>
<h2>Pension first</h2><p><strong>NSSF</strong> takes six per cent of pay, up to a ceiling that has risen every February since 2023. Your employer adds the same again. It is yours, only later.</p>
<h2>Health and housing</h2><p><strong>SHIF</strong> takes 2.75 per cent of gross, without a ceiling and never less than 300 shillings. The <strong>housing levy</strong> takes 1.5 per cent, and your employer matches it.</p>
<h2>Then the tax</h2><p><strong>PAYE</strong> is worked out on what is left after those three, in bands: the first shillings at ten per cent, the next ones at more. From the result, personal relief of 2,400 shillings a month is taken off.</p>
<blockquote>A payslip that shows each step is not a courtesy. The law asks for it.</blockquote>
<p>If you run the payroll yourself, print one slip a month and do it by hand. It takes ten minutes, and you will trust the other forty afterwards.</p>`,
    comments: [
      [15, 1, 'I put this up in our staff room. Three people thanked me, and one found a mistake in March.'],
      [
        22,
        1,
        'Worth adding: the order matters. Work the tax out before the levies and every figure after it is wrong.',
      ],
      [31, 0, 'Finally somebody explains why my rise of five thousand was not five thousand.'],
    ],
  },
  {
    title: 'The ninth of the month: a calendar for the small employer',
    cover: 'calendar',
    author: 22,
    daysAgo: 6,
    tags: ['Payroll', 'Small business'],
    excerpt:
      'PAYE, NSSF, SHIF and the housing levy are all due on the same day. Work backwards from it, and the end of the month becomes quiet.',
    content: `<p>Ask ten small employers what they fear, and six will say the ninth. By then last month’s PAYE, NSSF, SHIF and housing levy have to be declared and paid. Miss it, and penalties begin before lunch on the tenth.</p>
<p>The cure is dull and works. We count backwards.</p>
<ul><li><strong>The 20th.</strong> No more changes: new people, leavers, rises and unpaid days are in, or they wait.</li><li><strong>The 23rd.</strong> A first run. Compare it with last month and explain every difference above a thousand shillings.</li><li><strong>The 25th.</strong> Approval by somebody who did not prepare it.</li><li><strong>The 28th.</strong> Salaries leave the account.</li><li><strong>The 3rd.</strong> Returns are filed, and payment slips made.</li><li><strong>The 5th.</strong> Paid, with four days to spare for a portal that is down.</li></ul>
<p>Four days sound like a lot until the first long weekend. Keep them.</p>
<h2>One page on the wall</h2><p>Write the six dates on one page, with a name beside each. If the same name stands there six times, that is your real risk.</p>`,
    comments: [
      [26, 5, 'The line about the same name six times is us exactly. We changed it this week.'],
      [
        17,
        4,
        'We do the first run on the 21st, since our shop assistants swap shifts until the last minute.',
      ],
    ],
  },
  {
    title: 'Paying casual workers fairly, and by phone',
    cover: 'phone',
    author: 16,
    daysAgo: 11,
    tags: ['Payroll', 'Money'],
    excerpt:
      'Cash in envelopes goes missing, and so does the proof that it was paid. What changed on our sites when every wage went to a phone.',
    content: `<p>For eleven years I paid my fundis on Saturday at one, from a bag. Twice the bag was stolen. More often somebody said he had not been paid, and I had nothing to show but my word.</p>
<p>Now each man gets a message at noon, while I am still on the ladder. Three things made it work.</p>
<ol><li><strong>Names before numbers.</strong> Send one shilling first and read the name that comes back. A wrong digit pays a stranger.</li><li><strong>The charge is mine.</strong> Whoever withdraws pays a fee. I add it on top, or the day’s rate is not the day’s rate.</li><li><strong>A list, not a memory.</strong> Who, which day, how much. The list is the payslip, and it is what you show when somebody asks.</li></ol>
<h2>Casual does not mean for ever</h2><p>Somebody who has been with you every day for more than a month is not casual in the eyes of the law, whatever the book says. Have that talk early: a contract costs less than a dispute.</p>
<p>Limits are worth knowing too. One transfer takes at most 250,000 shillings, so a large team is paid in several.</p>`,
    comments: [[29, 9, 'We send the one shilling as well. It saved us 38,000 last year.']],
  },
  {
    title: 'Your first employee: seven papers to have ready',
    cover: 'papers',
    author: 26,
    daysAgo: 19,
    tags: ['Hiring', 'Small business'],
    excerpt:
      'Hiring one person makes you an employer with a file, a number and a few dates. None of it is hard, if it is there on the first morning.',
    content: `<p>The step from nobody to one is larger than from one to ten. Have these in a folder before the first morning, and you will never look for them again.</p>
<ol><li>A written contract: the work, the place, the pay, the hours, the leave and how either side ends it.</li><li>A copy of the identity card.</li><li>The KRA PIN, checked against the name.</li><li>The NSSF number.</li><li>The SHA number.</li><li>Bank or phone details, written by the person, not dictated.</li><li>Somebody to call in an emergency.</li></ol>
<h2>Register yourself, too</h2><p>You need to be an employer in the eyes of the same four offices. Do it in the week you write the advertisement, not in the week the first salary is due.</p>
<h2>And the eighth</h2><p>A page on how the first month will go: whom to ask, what is expected by when, and a date on which you will both sit down and say how it has been. It is the only paper on this list that people remember.</p>`,
    comments: [
      [30, 15, 'As a lawyer: number one, signed, before the work begins. The rest can be mended.'],
      [28, 12, 'The eighth paper is why our apprentice stayed.'],
    ],
  },
  {
    title: 'Getting paid on time without losing the client',
    cover: 'growth',
    author: 1,
    daysAgo: 27,
    tags: ['Money', 'Small business'],
    excerpt:
      'Most invoices are late for reasons that have nothing to do with money. A studio’s six habits that brought our wait down from 61 days to 24.',
    content: `<p>Two years ago we waited 61 days for the average invoice. Nobody was angry with us and nobody was broke. Our invoices were simply easy to put aside.</p>
<ul><li><strong>Agree on the day, not on the days.</strong> “Due on the 14th” is paid sooner than “thirty days net”.</li><li><strong>Ask who pays.</strong> The person who ordered the work and the one who releases the money rarely sit together.</li><li><strong>Send it the same evening.</strong> Thanks are warmest on the day of delivery.</li><li><strong>One page.</strong> Purchase order number on top, bank details large, nothing to look up.</li><li><strong>Remind before, not after.</strong> A friendly note three days early is help. Three days late it is a complaint.</li><li><strong>Take half before you start.</strong> With every new client, without apology.</li></ul>
<p>None of this needed a lawyer. The wait is 24 days now, and the clients are the same.</p>`,
    comments: [
      [13, 25, 'Purchase order on top. It sounds like nothing, and it is everything in large companies.'],
      [18, 22, 'Half before the start. I needed years to learn to say it without a joke.'],
      [8, 20, 'The same from the other side: send it before the 25th, or it waits for the next run.'],
    ],
  },
];

/** The older posts, the newest first. */
const older: readonly Written[] = [
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

/** A post with everything that any page shows of it. */
export interface Kept extends BlogEdit {
  jobTitle: string;
  comments: BlogComment[];
}

function keptOf({ author, title, tags, cover, daysAgo, comments, ...written }: Written, at: number): Kept {
  const { fullName, avatar, jobTitle } = personOf(author);
  return {
    ...written,
    id: at + 1,
    avatar,
    userFullName: fullName,
    jobTitle,
    createdTime: isoDaysFromToday(-daysAgo, 7, 30),
    blogTitle: title,
    blogCategories: [...tags],
    slug: slugOf(title),
    status: 'Published',
    featuredImage: covers[cover](),
    comments: comments.map(([by, days, commentText], nth) => ({
      id: nth + 1,
      avatar: personOf(by).avatar,
      userFullName: personOf(by).fullName,
      commentedAt: isoDaysFromToday(-days, 8 + nth, 12),
      commentText,
    })),
  };
}

/** All posts, the newest first. */
export const allPosts = (): Kept[] => [...posts, ...older].map(keptOf);
