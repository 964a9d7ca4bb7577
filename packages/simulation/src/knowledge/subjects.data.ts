interface Article {
  question: string;
  slug: string;
  /** HTML. */
  text: string;
  /** One more thing to know. */
  hint: string;
}

interface Subject {
  title: string;
  desc: string;
  icon: string;
  iconColor: string;
  articles: readonly Article[];
}

/** What the knowledge base knows, by subject. */
export const subjects: readonly Subject[] = [
  {
    title: 'Starting',
    desc: 'The first hour: a project, a team, a task.',
    icon: 'rocket',
    iconColor: 'accent',
    articles: [
      {
        question: 'How do I make a project?',
        slug: 'how-do-i-make-a-project',
        text: 'A project holds the apps, flows and people of one undertaking. Open <strong>Projects</strong>, choose <em>New project</em>, and give it a name and a short key: the key begins the number of each of its tasks.',
        hint: 'Pick a key you can say aloud: SHOP-12 is easier to remember than PRJX7-12.',
      },
      {
        question: 'How do I invite somebody?',
        slug: 'how-do-i-invite-somebody',
        text: 'Open <strong>People</strong> and choose <em>Invite</em>. They get a letter with a link that is good for seven days, and join with the role you chose.',
        hint: 'Somebody who is only to do one piece of work needs the role of an agent.',
      },
      {
        question: 'What do the roles allow?',
        slug: 'what-do-the-roles-allow',
        text: 'An owner and an administrator may do everything. A manager plans work, a client orders and pays it, an agent does what is assigned, an employee reads their own payslips.',
        hint: 'Try a role out before you save it: the matrix shows what such a person would see.',
      },
      {
        question: 'Can I change the language?',
        slug: 'can-i-change-the-language',
        text: 'The menu of theme and language in the top bar changes the language of this device, and of your account.',
        hint: 'Arabic is laid out from right to left.',
      },
    ],
  },
  {
    title: 'Work',
    desc: 'Flows, stories, tasks, and how they move.',
    icon: 'list',
    iconColor: 'info',
    articles: [
      {
        question: 'What is a flow?',
        slug: 'what-is-a-flow',
        text: 'A flow is the road a piece of work takes: its stages, its user stories and their acceptance criteria, its tasks, and what was said about them, on one page.',
        hint: 'Keep a flow small enough to be finished within a month.',
      },
      {
        question: 'How is a task accepted?',
        slug: 'how-is-a-task-accepted',
        text: 'Whoever does the work submits it. Whoever ordered it reads, tries and accepts, or sends it back with a comment. Both are kept with who and when.',
        hint: 'What is sent back is in progress again, and nothing is lost.',
      },
      {
        question: 'Why can I not move a task?',
        slug: 'why-can-i-not-move-a-task',
        text: 'Moves follow one table: a task goes from its backlog to do, in progress, in review and done. Some moves belong to the author or to whoever does the work.',
        hint: 'The refusal says which moves are open to you.',
      },
      {
        question: 'How do I find something?',
        slug: 'how-do-i-find-something',
        text: 'Press Ctrl and K anywhere. Tasks, flows and people are found by any word in them, small typing errors included.',
        hint: 'Star what you open each day: it stands in the menu then.',
      },
    ],
  },
  {
    title: 'Wallet',
    desc: 'What is held, what is yours, and how it reaches your phone.',
    icon: 'wallet',
    iconColor: 'success',
    articles: [
      {
        question: 'When is a reward paid?',
        slug: 'when-is-a-reward-paid',
        text: 'It is held when the task is assigned, so that the money is there, and released the moment the work is accepted.',
        hint: 'What is on hold cannot be spent twice.',
      },
      {
        question: 'How do I withdraw to M-Pesa?',
        slug: 'how-do-i-withdraw-to-m-pesa',
        text: 'Choose the phone, type the amount, and read the line that repeats amount, fee and receiver before you confirm.',
        hint: 'M-Pesa takes whole shillings.',
      },
      {
        question: 'What does pending mean?',
        slug: 'what-does-pending-mean',
        text: 'The rail has taken the payment and has not answered yet. It is asked again until it answers; it is never sent twice.',
        hint: 'Most are settled within a minute.',
      },
      {
        question: 'Where are my statements?',
        slug: 'where-are-my-statements',
        text: 'Each account has its statement for any span of days, as a table for the accountant and as a page for the file.',
        hint: 'The sum of a statement always equals the balance.',
      },
    ],
  },
  {
    title: 'Payroll',
    desc: 'Payslips, deductions and the yearly statement.',
    icon: 'calculator',
    iconColor: 'review',
    articles: [
      {
        question: 'Which deductions are made?',
        slug: 'which-deductions-are-made',
        text: 'Pay as you earn, the social health contribution, the pension fund and the housing levy, each by the table of the month that is paid.',
        hint: 'A table keeps the day it holds from: an old payslip does not change.',
      },
      {
        question: 'Who sees what I earn?',
        slug: 'who-sees-what-i-earn',
        text: 'You, and whoever runs the payroll. Pay is hidden from everybody else, managers included.',
        hint: 'The same matrix rules work, people and money.',
      },
      {
        question: 'How do I get my P9?',
        slug: 'how-do-i-get-my-p',
        text: 'It is in your payroll page once the year is closed, as a document that the tax office takes.',
        hint: 'Twelve months and their sum, as they were paid.',
      },
      {
        question: 'Can a payslip be corrected?',
        slug: 'can-a-payslip-be-corrected',
        text: 'A correction is a new line in a later month with a reason, never a change of what was paid.',
        hint: 'Both the old and the new line stay readable.',
      },
    ],
  },
  {
    title: 'Account',
    desc: 'Passwords, devices, and the way out.',
    icon: 'user',
    iconColor: 'warning',
    articles: [
      {
        question: 'How do I change my password?',
        slug: 'how-do-i-change-my-password',
        text: 'Open your account, then security. All other devices are logged out when it changes.',
        hint: 'A long sentence is better than a short riddle.',
      },
      {
        question: 'Where am I logged in?',
        slug: 'where-am-i-logged-in',
        text: 'Security lists each device with the day it was last used. One press logs it out.',
        hint: 'Names of devices come from their browsers.',
      },
      {
        question: 'How do I use a second step?',
        slug: 'how-do-i-use-a-second-step',
        text: 'Turn it on under security, and scan the code with the app on your phone.',
        hint: 'Keep the spare codes on paper.',
      },
      {
        question: 'How do I leave?',
        slug: 'how-do-i-leave',
        text: 'Ask an administrator to suspend the account. What you did stays in the history under your name.',
        hint: 'Take your statements with you first.',
      },
    ],
  },
  {
    title: 'For developers',
    desc: 'Calls, events, and a server of your own.',
    icon: 'code',
    iconColor: 'neutral',
    articles: [
      {
        question: 'Is there an API?',
        slug: 'is-there-an-api',
        text: 'Every screen uses it, and so may you. The description is at <code>/docs</code>, and as OpenAPI at <code>/openapi.json</code>.',
        hint: 'Ask for a token of its own for each program.',
      },
      {
        question: 'How do events reach me?',
        slug: 'how-do-events-reach-me',
        text: 'Open the stream of an app and changes arrive as they happen. After a break it goes on where it stopped.',
        hint: 'Give back the last id you saw.',
      },
      {
        question: 'How do I run it myself?',
        slug: 'how-do-i-run-it-myself',
        text: 'One command starts everything, its database included. A second one checks everything.',
        hint: 'A folder holds all data: copy it, and you have a copy.',
      },
      {
        question: 'How do I start from this template?',
        slug: 'how-do-i-start-from-this-template',
        text: 'One command takes the samples away and leaves the frame, the sign-in and one empty page.',
        hint: 'What is left has tests, too.',
      },
    ],
  },
];
