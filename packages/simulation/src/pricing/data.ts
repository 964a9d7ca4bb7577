import { firstPerson } from '../people/first-person.ts';
import type { Pricing } from './contract.ts';
import { acacia, seedling, youngTree } from './pictures.ts';

/** The three plans, and what people ask about them. */
export const pricing = (): Pricing => ({
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
