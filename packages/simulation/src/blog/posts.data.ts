import type { BlogCategory } from './contract.ts';
import type { Cover } from './covers.ts';

/** A post as it was written. */
export interface Written {
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
export const posts: readonly Written[] = [
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
