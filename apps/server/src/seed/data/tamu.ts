import type { SampleProject } from './shape.ts';

export const tamu: SampleProject = {
  name: 'Tamu Online Shop',
  key: 'TAMU',
  description:
    'Fresh groceries ordered on the phone and delivered within Nairobi the same day, paid by M-Pesa.',
  status: 'active',
  owner: 'fatuma',
  team: { name: 'Shop team', members: ['brian', 'kevin', 'aisha', 'mercy'] },
  apps: [
    {
      name: 'Storefront',
      key: 'SHOP',
      kind: 'web',
      description: 'What customers see: catalogue, basket, checkout and their orders.',
      flows: [
        {
          name: 'Catalogue and search',
          description: 'Find what you came for in three taps, also on a slow phone.',
          stages: ['Research', 'Build', 'Try with customers', 'Live'],
          began: 0.02,
          labels: ['catalogue', 'search', 'design'],
          stories: [
            {
              asA: 'shopper on a small phone',
              iWant: 'to search in English or Swahili',
              soThat: 'I find sukuma wiki as easily as kale',
              criteria: [
                'Both names find the same product',
                'A typing error of one letter still finds it',
                'Results come within a second on 3G',
              ],
            },
            {
              asA: 'regular customer',
              iWant: 'my usual basket on the first screen',
              soThat: 'the weekly order takes a minute',
              criteria: ['Shows the last three baskets', 'Prices are today’s prices'],
            },
          ],
          tasks: `Agree the product categories with Tamu's buyers
Photograph the first 120 products against one background
Product card with price per kilo and per piece
Swahili and English names for every product
Search that finds sukuma, skuma and kale alike
Filter by price, freshness and farm
Empty result page that offers the nearest match
Product page with origin and delivery time
Show what is out of stock without hiding it
Seasonal shelf for mangoes and avocados
Compress product pictures for slow phones
Usual basket on the first screen
Import the supplier price list every morning
Mark organic produce with the certificate number
Remember the last search on the device
Accessible names for all product pictures`,
        },
        {
          name: 'Checkout with M-Pesa',
          description: 'From basket to paid in under a minute, with no doubt whether the money went through.',
          stages: ['Design', 'Build', 'Pilot', 'Live'],
          began: 0.3,
          labels: ['payments', 'mpesa', 'checkout'],
          stories: [
            {
              asA: 'customer',
              iWant: 'to approve the payment on my phone',
              soThat: 'I never type a paybill number again',
              criteria: [
                'The prompt shows Tamu Foods as the payee',
                'A cancelled prompt leaves the basket as it was',
                'The receipt number is in the message',
              ],
            },
            {
              asA: 'shop owner',
              iWant: 'late confirmations matched by themselves',
              soThat: 'nobody is asked to pay twice',
              criteria: [
                'A confirmation after ten minutes still pays the order',
                'A second one changes nothing',
              ],
            },
            {
              asA: 'office manager',
              iWant: 'to pay by bank transfer on account',
              soThat: 'the office kitchen is billed once a month',
              criteria: ['Credit limit per customer', 'Statement on the first of the month'],
            },
          ],
          tasks: `Basket keeps its content over three days
Delivery address picked on the map, with a landmark
Delivery slots of two hours, closed when full
STK prompt with a clear wait and a way back
Handle a prompt that is cancelled or times out
Receipt by SMS and e-mail with the M-Pesa code
Match late confirmations to their orders
Refund to the same number, with a second approval
Voucher codes for the launch in Kilimani
Guest checkout with phone number only
Minimum order of KES 500, explained in the basket
Order summary that repeats amount, fee and address
Split bill for office orders
Pay on account for companies with a credit limit
Warn before closing the page while a payment is open
Checkout works with the keyboard alone
Load test of the Friday evening peak`,
        },
      ],
    },
    {
      name: 'Rider app',
      key: 'RIDE',
      kind: 'mobile',
      description: 'For the riders who deliver: today’s route, proof of delivery and earnings.',
      flows: [
        {
          name: 'Routes and delivery',
          description: 'A rider knows where to go next, offline too, and proves that it was delivered.',
          stages: ['Field trip', 'Build', 'Ride along', 'Live'],
          began: 0.42,
          labels: ['riders', 'maps', 'offline'],
          stories: [
            {
              asA: 'rider without data bundles',
              iWant: 'the route on the phone before I leave',
              soThat: 'I can work a whole shift offline',
              criteria: [
                'Addresses, phone numbers and items are stored',
                'Deliveries are sent when the network is back',
              ],
            },
            {
              asA: 'customer',
              iWant: 'to see when the rider is two stops away',
              soThat: 'somebody is at the gate',
              criteria: ['Message at two stops and at the gate', 'No position is shown after delivery'],
            },
          ],
          tasks: `Ride along with three riders and write down what slows them
Order of stops that respects delivery slots
Offline copy of today's route
Call or message the customer without showing the number
Proof of delivery by photo or four-digit code
Record returned items with a reason
Battery use under 8 % an hour with the screen off
Big buttons that work with gloves in the rain
Report a road that is flooded or closed
Hand a delivery over to another rider
Swahili voice prompts
Customer message when the rider is two stops away
Estate gates and opening hours on the address
Crash reports without personal data
Tablet layout for the dispatch desk`,
        },
        {
          name: 'Rider earnings',
          description: 'Every delivery counted the same day, with no argument at the end of the week.',
          stages: ['Design', 'Build', 'Live'],
          began: 0.7,
          labels: ['earnings', 'riders', 'reports'],
          stories: [
            {
              asA: 'rider',
              iWant: 'to see today’s earnings by delivery',
              soThat: 'I can trust the week’s total',
              criteria: [
                'Distance, base and bonus are shown apart',
                'A corrected delivery keeps its history',
              ],
            },
          ],
          tasks: `Earnings of today by delivery, distance and bonus
Weekly total with what was already paid
Fuel advance deducted in instalments
Bonus rules for rain and for Sundays
Dispute a delivery within three days
Statement for the riders' SACCO
Explain every deduction in one sentence
Hide amounts until the phone is unlocked
Compare earnings with last month
Export the week for the accountant
Notify when the payout has left
Onboarding for a rider with no e-mail address
Rating by customers, shown only as a trend
Check licence and insurance dates`,
        },
      ],
    },
  ],
};
