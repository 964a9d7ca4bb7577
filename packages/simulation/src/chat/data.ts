import { personOf } from '../people/people.ts';
import type { Contact, ProfileUser, Status } from './contract.ts';

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
