import type { SampleProject } from './shape.ts';

export const patel: SampleProject = {
  name: 'Hardware Stock Control',
  key: 'STOCKS',
  description:
    'One stock for three Patel Hardware branches in Industrial Area, Thika Road and Nakuru, counted once and trusted.',
  status: 'active',
  owner: 'rajesh',
  team: { name: 'Stock team', members: ['esther', 'dennis', 'lilian', 'kevin'] },
  apps: [
    {
      name: 'Stock service',
      key: 'STK',
      kind: 'service',
      description: 'Keeps quantities, prices and movements, and answers the counters in all branches.',
      flows: [
        {
          name: 'Goods in and out',
          description: 'Every bag of cement is counted when it comes and when it goes.',
          stages: ['Understand', 'Build', 'Count along', 'Live'],
          began: 0.05,
          labels: ['stock', 'barcode', 'api'],
          stories: [
            {
              asA: 'storekeeper',
              iWant: 'to scan a delivery against its order',
              soThat: 'a missing bag is noticed at the gate',
              criteria: ['Differences are listed before signing', 'A photo of the delivery note is kept'],
            },
            {
              asA: 'branch manager',
              iWant: 'to ask another branch for stock',
              soThat: 'a customer does not leave without paint',
              criteria: ['Stock in transit belongs to nobody else', 'Both branches sign'],
            },
          ],
          tasks: `Count the Industrial Area store as the opening stock
Units that convert: bags, kilos, pallets
Scan barcodes with the phone camera
Print labels for items that have no barcode
Goods received note against the order
Differences between order and delivery, with photo
Transfer between branches with stock in transit
Reserve stock for a quotation for 48 hours
Returns from customers, sellable or damaged
Batch numbers and expiry dates for paints
Reorder level from the last 90 days
Supplier lead times by season
Stocktake by shelf without closing the shop
Record breakages with a reason and a witness
Nightly check that movements add up to the stock
Keep working when the Nakuru line is down`,
        },
        {
          name: 'Prices and suppliers',
          description: 'Buy well, price right, and know the margin on every item.',
          stages: ['Design', 'Build', 'Live'],
          began: 0.38,
          labels: ['pricing', 'suppliers', 'reports'],
          stories: [
            {
              asA: 'buyer',
              iWant: 'to compare three suppliers on one page',
              soThat: 'I order from the best one, transport included',
              criteria: ['Prices per unit after transport and VAT', 'Last delivery time is shown'],
            },
          ],
          tasks: `Price list per supplier with dates it holds from
Compare suppliers including transport to Nakuru
Margin by item, category and branch
Bulk price change with a preview
Discount limits by role
VAT groups and exempt items
Price tags printed when a price changes
Quotation in KES with a date it is good until
Purchase order approved by a second person
Supplier statement matched with our records
Warn when a price is below cost
Import prices from the supplier's spreadsheet
Deposit and balance on large orders
Fuel surcharge as its own line
Contact and M-Pesa till number of each supplier`,
        },
      ],
    },
    {
      name: 'Counter app',
      key: 'TILL',
      kind: 'web',
      description: 'Sells at the counter: quick, correct, also when the power is out.',
      flows: [
        {
          name: 'Selling at the counter',
          description: 'A queue of ten builders at eight in the morning has to be served by half past.',
          stages: ['Watch', 'Build', 'One branch', 'All branches'],
          began: 0.25,
          labels: ['counter', 'payments', 'receipts'],
          stories: [
            {
              asA: 'cashier',
              iWant: 'to sell by keyboard without looking',
              soThat: 'the morning queue keeps moving',
              criteria: ['Every action has a key', 'A sale of five items takes under 30 seconds'],
            },
            {
              asA: 'builder with an account',
              iWant: 'to send a worker to collect',
              soThat: 'I do not leave the site',
              criteria: ['The worker shows a code', 'The owner gets a message at once'],
            },
          ],
          tasks: `Watch the morning queue in Thika Road for a week
Sell five items by keyboard in under 30 seconds
Find items by name, code or what builders call them
Cash, M-Pesa, card and account in one sale
eTIMS invoice number on every receipt
Park a sale and take it up again
Receipt printer and cash drawer over USB
Credit customers: limit, ageing, statement
Collection by a worker with a code
Delivery note for goods sent to the site
Two cashiers on one till, each with their own count
Keep selling through a power cut
Close of day with expected and counted cash
Large type for the customer's display
Swap an item within seven days
Training mode that posts nothing`,
        },
        {
          name: 'Reports for the owner',
          description: 'What Rajesh wants to know before tea.',
          stages: ['Ask', 'Build', 'Live'],
          began: 0.78,
          labels: ['reports', 'mobile', 'design'],
          stories: [
            {
              asA: 'owner',
              iWant: 'yesterday on one screen of my phone',
              soThat: 'I call the right branch first',
              criteria: ['Sales, margin, cash differences, stock-outs', 'By seven in the morning'],
            },
          ],
          tasks: `Yesterday on one screen
Best and worst sellers by branch
Items without a sale for 90 days
Cash differences by cashier and month
Credit that is older than 30 days
VAT report for the accountant
Sales by hour to plan the shifts
Message at seven with the three numbers that matter
Compare branches on the same scale
Export everything to a spreadsheet
Who gave which discount
Forecast of cement for the rainy season
Print the monthly report on one page`,
        },
      ],
    },
  ],
};
