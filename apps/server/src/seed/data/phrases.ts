/** Sentences that descriptions, comments and subtasks are made of. */

export const descriptions = [
  'Came up in the last review: people get this wrong often enough that it is worth a day.',
  'Start with the simplest thing that works for one branch, then show it before going on.',
  'Please keep the wording short; most people read it on a phone, standing.',
  'See the notes from the field trip. The order of steps matters more than how it looks.',
  'The old way stays available until everybody has moved over.',
  'Numbers are in Kenyan shillings and include VAT unless it says otherwise.',
  'Done means somebody who has never seen it can use it without asking.',
  'Check it on the slow network setting and on the smallest phone in the drawer.',
  'Needs a word with the accountant before it goes live.',
  'Half of it exists already; find out what can stay before building anew.',
];

export const subtasks = [
  'Agree the wording',
  'Draw the empty state',
  'Write the test first',
  'Try it on a small phone',
  'Check with a screen reader',
  'Ask two people to use it',
  'Update the help page',
  'Clean up the old code',
  'Measure before and after',
  'Add it to the release notes',
  'Check the Swahili text',
  'Put sample data in',
];

export const comments = [
  'First version is up on the test server, have a look when you can.',
  'I tried it with the Nakuru branch this morning and it held up well.',
  'Could we use the same words as on the receipt? People know those.',
  'This is slower than I thought, I will finish it tomorrow before noon.',
  'Good. The only thing I miss is a way to undo it.',
  'I split the hard part into its own subtask so that we can ship the rest.',
  'The numbers agree with the spreadsheet for March and April.',
  'Asked three customers at the gate: two got it at once, one needed help with the date.',
  'Please do not forget the case where the phone has no network.',
  'I moved the date to next week, the supplier answers only on Mondays.',
  'Looks right to me on the phone and on the big screen.',
  'There is a typing error in the Swahili text, second line.',
];

export const questions = [
  'could you check the amounts before we go on?',
  'do you remember why we chose it this way?',
  'who signs this off on your side?',
  'is Friday still fine for you?',
  'I need ten minutes of your time for this one.',
];

export const rejections = [
  'The total is right but the fee is missing from the summary.',
  'On my phone the button is hidden behind the keyboard.',
  'Almost there: please use the names from the price list.',
  'It works, but not when I go back and change the address.',
];
