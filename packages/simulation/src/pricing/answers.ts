import { type Answer, on } from '../core/answers.ts';
import { sampleState } from '../core/state.ts';
import { firstPerson } from '../people/first-person.ts';
import { asPicture } from '../people/portrait.ts';
import { choosePlan, getPricing, type Pricing, planNames } from './contract.ts';

/** The three plans, and what people ask about them. */
const pricing = (): Pricing => ({
  current: firstPerson.plan.ofPrices,
  basicPlan: {
    title: 'Basic',
    img: seedling(),
    subtitle: 'A simple start for everyone',
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    planBenefits: [
      '100 responses a month',
      'Up to 2 subdomains',
      'Unlimited forms and surveys',
      'One workspace, five people',
      'Help by e-mail',
    ],
    popular: false,
  },
  standardPlan: {
    title: 'Standard',
    img: youngTree(),
    subtitle: 'For small and growing firms',
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    planBenefits: [
      'Unlimited responses',
      'Up to 10 subdomains',
      'Payroll for up to 50 employees',
      'Payouts to M-Pesa and banks',
      'Your own logo and colours',
      'Help by chat on working days',
    ],
    popular: true,
  },
  enterprisePlan: {
    title: 'Enterprise',
    img: acacia(),
    subtitle: 'For organisations with many teams',
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    planBenefits: [
      'Everything in Standard',
      'Unlimited subdomains and teams',
      '5GB file upload storage',
      'Single sign-on and an audit trail',
      'A service agreement on availability',
      'A contact person at our office',
    ],
    popular: false,
  },
  qandA: [
    {
      question: 'Can I change the plan later?',
      ans: 'At any time, in both directions. A larger plan holds at once and you pay the difference for the rest of the period; a smaller one holds from the next period on.',
    },
    {
      question: 'What happens when the 100 responses of Basic are used up?',
      ans: 'Forms stay open and answers are kept. You see those above the limit as soon as a new month begins, or when you choose a larger plan.',
    },
    {
      question: 'Which ways to pay are there?',
      ans: 'Cards, bank transfer and M-Pesa. Prices are in US dollars; where you pay in shillings, the rate of the day is on the invoice.',
    },
    {
      question: 'Is tax part of the price?',
      ans: 'No. Kenyan customers pay VAT at the rate in force, and the invoice shows it in a line of its own, with our PIN and yours.',
    },
    {
      question: 'Do you take money back?',
      ans: 'Within thirty days of the first payment, in full and without a form to fill in. A yearly plan that ends early is paid back for the months that were not begun.',
    },
    {
      question: 'What becomes of my data when I leave?',
      ans: 'You export all of it, as often as you like. Ninety days after the end of a plan we delete it, and tell you that we did.',
    },
  ],
});

const picture = (drawing: string) =>
  asPicture(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100">${drawing}</svg>`);

const ground = '<path d="M14 90h132" stroke="#7f908a" stroke-width="3" stroke-linecap="round"/>';

const leaf = (x: number, y: number, turn: number, size: number) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M0 0C-14-10-14-26 0-38 14-26 14-10 0 0z" fill="#2c9a7f"/>`;

const trunk = (width: number, from: number) =>
  `<path d="M80 90V${from}" stroke="#8a5a3c" stroke-width="${width}" stroke-linecap="round"/>`;

/** A plan grows with the firm: a seedling, a young tree, an acacia with room below it. */
const seedling = () => picture(`${ground}${trunk(4, 60)}${leaf(80, 66, -48, 0.8)}${leaf(80, 62, 44, 0.9)}`);

const youngTree = () =>
  picture(
    `${ground}${trunk(7, 42)}<circle cx="80" cy="36" r="24" fill="#2c9a7f"/><circle cx="62" cy="46" r="14" fill="#238069"/><circle cx="98" cy="46" r="15" fill="#4db296"/>` +
      '<g fill="#e0a93a"><circle cx="72" cy="30" r="4"/><circle cx="92" cy="36" r="4"/><circle cx="80" cy="48" r="4"/></g>',
  );

const acacia = () =>
  picture(
    `${ground}<path d="M80 90V62M80 66L54 44M80 66l28-24M80 74L66 50" fill="none" stroke="#8a5a3c" stroke-width="6" stroke-linecap="round"/>` +
      '<path d="M22 44c0-14 26-24 58-24s58 10 58 24c-14 6-26-2-40 2-12 4-24 4-36 0-14-4-26 4-40-2z" fill="#2c9a7f"/><path d="M38 34c10-10 60-16 84 0-24-8-58-8-84 0z" fill="#4db296"/>' +
      '<path d="M112 90c0-10 4-14 8-14s8 4 8 14zM30 90c0-8 3-11 6-11s6 3 6 11z" fill="#b5562f"/><circle cx="120" cy="70" r="5" fill="#6f4630"/><circle cx="36" cy="74" r="4" fill="#6f4630"/>',
  );

const state = sampleState(pricing);

export const answers: readonly Answer[] = [
  on(getPricing, () => state()),

  on(choosePlan, ({ body }) => {
    if (planNames.includes(body.plan)) state().current = body.plan;
    return { current: state().current };
  }),
];
