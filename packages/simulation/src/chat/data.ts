import { isoDaysFromToday, isoMinutesAgo } from '../core/days.ts';
import { personOf } from '../people/people.ts';
import type { Chat, ChatMessage, Contact, ProfileUser, Status } from './contract.ts';

const me = 1;

type Line = readonly [by: 'me' | 'them', time: string, message: string];

function chat(id: number, contact: number, unseenMsgs: number, lines: readonly Line[]): Chat {
  const messages = lines.map(
    ([by, time, message]): ChatMessage => ({ message, time, senderId: by === 'me' ? me : contact }),
  );
  return { id, userId: contact, unseenMsgs, messages };
}

/** Conversations of some days, up to now. */
export const chats = (): Chat[] => [
  chat(1, 2, 0, [
    ['them', isoDaysFromToday(-2, 10, 12), 'Morning! The three logos are in the shared folder.'],
    ['them', isoDaysFromToday(-2, 10, 13), 'A is loud, B is friendly, C is quiet.'],
    ['me', isoDaysFromToday(-2, 10, 30), 'I like quiet. Does C survive on a bus?'],
    ['them', isoDaysFromToday(-2, 10, 34), 'I printed it 40 cm wide and crossed the street. It does.'],
    ['me', isoDaysFromToday(-1, 16, 2), 'Cynthia and Edwin vote for C as well.'],
    ['them', isoDaysFromToday(-1, 16, 9), 'Then C it is! I will draw the one-colour version tonight.'],
    ['them', isoMinutesAgo(55), 'Done. It holds up down to 12 px, see for yourself.'],
    ['me', isoMinutesAgo(51), 'Beautiful. Let us show everybody at stand-up.'],
    ['them', isoMinutesAgo(47), 'I bring samosas to celebrate.'],
  ]),
  chat(2, 7, 2, [
    ['me', isoDaysFromToday(-1, 11, 20), 'Hello Grace, did the plan for the tills reach you?'],
    ['them', isoDaysFromToday(-1, 11, 48), 'It did, thank you. The team in Kisumu is looking at it.'],
    [
      'them',
      isoMinutesAgo(24),
      'We moved the cold shelves to the lake side. Second version is in your mail.',
    ],
    ['them', isoMinutesAgo(22), 'Could I have a new price by Thursday?'],
  ]),
  chat(3, 3, 1, [
    ['me', isoDaysFromToday(-3, 9, 5), 'Is the rent for November in the plan?'],
    ['them', isoDaysFromToday(-3, 9, 21), 'Yes, KES 310,000, due on the 5th.'],
    ['me', isoDaysFromToday(-3, 9, 22), 'And the deposit we get back?'],
    ['them', isoDaysFromToday(-3, 9, 40), 'KES 620,000 in December, if they find no scratches.'],
    ['them', isoMinutesAgo(66), 'October’s payroll is ready. Please approve before noon tomorrow.'],
  ]),
  chat(4, 24, 0, [
    ['them', isoDaysFromToday(-1, 8, 58), 'The certificate in Mombasa ran out at midnight. New one is in.'],
    ['me', isoDaysFromToday(-1, 9, 1), 'How do we learn of it before midnight next time?'],
    [
      'them',
      isoDaysFromToday(-1, 9, 15),
      'I set a watch on all customers. Thirty days ahead, by mail and here.',
    ],
    ['me', isoDaysFromToday(-1, 9, 16), 'Asante Xavier.'],
  ]),
  chat(5, 5, 0, [
    [
      'them',
      isoDaysFromToday(-1, 9, 31),
      'Farah is happy again. She asks for a short report she can pass on.',
    ],
    ['me', isoDaysFromToday(-1, 9, 45), 'I write it this afternoon.'],
    ['them', isoDaysFromToday(-1, 9, 46), 'I told her before six.'],
  ]),
  chat(6, 12, 3, [
    ['me', isoDaysFromToday(-5, 7, 30), 'How are the sensors after the rain?'],
    [
      'them',
      isoDaysFromToday(-4, 6, 41),
      'Three in the valley went silent. I moved one onto the water tower.',
    ],
    ['them', isoDaysFromToday(-4, 6, 42), 'It has a view of half the county now.'],
    ['them', isoDaysFromToday(-2, 6, 55), 'Not an hour missed since!'],
  ]),
  chat(7, 20, 0, [
    ['them', isoDaysFromToday(-2, 16, 50), 'Build 2.8 is with the testers.'],
    ['me', isoDaysFromToday(-2, 17, 10), 'And on the cheap phones?'],
    ['them', isoDaysFromToday(-2, 17, 12), 'Under a second. I was surprised myself.'],
  ]),
  chat(8, 27, 0, [
    ['them', isoDaysFromToday(-6, 19, 20), 'Six o’clock on Saturday. Bring water.'],
    ['me', isoDaysFromToday(-6, 19, 32), 'And Cynthia. She wants to see you run.'],
    ['them', isoDaysFromToday(-6, 19, 33), 'Then I have to run.'],
  ]),
];

type Row = readonly [person: number, status: Status, about: string];

const rows: readonly Row[] = [
  [2, 'online', 'Draws first, asks later. Grids, letters and too much coffee.'],
  [3, 'busy', 'Month end. If it is about money, write; if it is about lunch, call.'],
  [4, 'online', 'Builds what nobody sees and everybody needs.'],
  [5, 'online', 'Customers first. On the telephone on Thursdays.'],
  [6, 'away', 'Forty lorries, one coast road.'],
  [7, 'online', 'Buys fish, fruit and shelves for eleven shops on the lake.'],
  [9, 'offline', 'Architect. Happiest on a scaffold.'],
  [12, 'away', 'Tea, soil and sensors above Kericho.'],
  [13, 'online', 'Tells Kisumu what is fresh today.'],
  [18, 'offline', 'Light is everything. Weddings from Friday to Sunday.'],
  [20, 'busy', 'Writes apps on the 7:10 train from Syokimau.'],
  [24, 'online', 'If it is on, thank me. If it is off, call me.'],
  [26, 'away', 'People and the papers that people need.'],
  [27, 'offline', 'Up at five, on the track at six.'],
  [30, 'busy', 'Reads what others sign.'],
  [31, 'offline', 'Breaks things for a living, kindly.'],
];

const contactOf = ([person, status, about]: Row): Contact => {
  const { id, fullName, jobTitle, avatar } = personOf(person);
  return { id, fullName, role: jobTitle, about, avatar, status };
};

/** The people whom the demo's user knows. */
export const contacts = (): Contact[] => rows.map(contactOf);

/** The demo's user. */
export const profileUser = (): ProfileUser => ({
  ...contactOf([1, 'online', 'Runs Mawingu Studio in Nairobi. Answers before noon, runs after five.']),
  isTwoStepAuthVerificationEnabled: true,
  isNotificationsOn: false,
});
