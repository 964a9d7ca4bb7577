import type { SampleProject } from './shape.ts';

export const studio: SampleProject = {
  name: 'Studio Operations',
  key: 'OPS',
  description: 'What keeps Mawingu Studio itself running: the website, the office and the people.',
  status: 'active',
  owner: 'wanjiru',
  team: { name: 'Studio', members: ['kiptoo', 'esther', 'aisha', 'yusuf', 'mercy'] },
  apps: [
    {
      name: 'Website',
      key: 'WEB',
      kind: 'web',
      description: 'mawingu.studio: what we do, for whom, and how to reach us.',
      flows: [
        {
          name: 'New website',
          description: 'Say plainly what we do and show the work.',
          stages: ['Words', 'Design', 'Build', 'Live'],
          began: 0.12,
          labels: ['website', 'content', 'design'],
          stories: [
            {
              asA: 'owner of a small firm',
              iWant: 'to see work like mine and what it cost',
              soThat: 'I dare to call',
              criteria: [
                'Three case studies with figures',
                'A price range on each',
                'Phone number on every page',
              ],
            },
          ],
          tasks: `Interview five clients about why they chose us
Write the first page in fewer than 80 words
Case study: Tamu Foods
Case study: Patel Hardware
Photographs of the team at work
Price ranges that we can stand behind
Contact form that reaches a person
Swahili version of the main pages
Pages load in a second on a cheap phone
Privacy notice under the Data Protection Act
Search engines find us for "software Nairobi"
Careers page with how we hire
Move the domain to the new registrar
Measure visits without cookies
Accessibility statement
Redirect the old blog's addresses`,
        },
        {
          name: 'Talks and writing',
          description: 'Share what we learn, once a month.',
          stages: ['Idea', 'Draft', 'Published'],
          began: 0.6,
          labels: ['content', 'events'],
          stories: [
            {
              asA: 'developer in Mombasa',
              iWant: 'to read how the offline route works',
              soThat: 'I can build it too',
              criteria: ['Code that runs', 'What went wrong is told'],
            },
          ],
          tasks: `Article: an offline route for riders
Article: counting stock without closing the shop
Talk at the Nairobi JavaScript meetup
Record a short film of the counter app
Newsletter to clients, every quarter
Host the design evening in October
Slides that people can read from the last row
Answer the questions from the last talk
List of topics everybody may take from
Book the room at the library for March
Review each article by somebody who was not there
Translate two articles into Swahili`,
        },
      ],
    },
    {
      name: 'Office',
      key: 'DESK',
      kind: 'operations',
      description: 'Rent, kit, people and paper.',
      flows: [
        {
          name: 'People and hiring',
          description: 'Find good people and let them start well.',
          stages: ['Need', 'Search', 'Meet', 'Start'],
          began: 0.2,
          labels: ['hiring', 'people'],
          stories: [
            {
              asA: 'new colleague',
              iWant: 'everything ready on my first morning',
              soThat: 'I can ship something in the first week',
              criteria: ['Laptop, accounts and a desk', 'A first task that is real', 'Somebody to ask'],
            },
          ],
          tasks: `Job description for a second designer
Work sample that takes at most two hours
Interview plan with the same questions for all
First week plan for new colleagues
Laptop order for two starters
Update NSSF and SHA numbers of all employees
Leave calendar for December
Salary bands, written down and shared
Exit interview questions
Health insurance quotes from three insurers
First-aid training for two people
Mentors for the three interns
Yearly talk with each person
Reference checks for the tester's role`,
        },
        {
          name: 'Office and money',
          description: 'The lease, the lights and the taxes.',
          stages: ['Planned', 'Doing', 'Done'],
          began: 0.5,
          labels: ['office', 'finance', 'legal'],
          stories: [
            {
              asA: 'bookkeeper',
              iWant: 'every receipt by the fifth of the month',
              soThat: 'the VAT return is on time',
              criteria: ['Photo is enough', 'Reminder on the third'],
            },
          ],
          tasks: `Renew the lease in Ngong Road
Second internet line that takes over by itself
Inverter batteries for three hours
VAT return for the quarter
Renew the business permit with the county
Register with the data commissioner
Insurance for laptops outside the office
Close the old bank account
Card for subscriptions with a limit
Monthly receipts by the fifth
Replace the coffee machine
Fire drill with the neighbours
Audit: prepare the ledger of last year
Water dispenser contract
Desk plan for fifteen people`,
        },
      ],
    },
  ],
};
