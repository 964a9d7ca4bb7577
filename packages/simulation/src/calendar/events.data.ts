import type { CalendarName } from './contract.ts';

/** One sample event, its day counted from today. */
export interface EventSample {
  title: string;
  calendar: CalendarName;
  day: number;
  /** How many days, where it lasts all day. */
  days?: number;
  /** Hour and minute it begins at; left out where it lasts all day. */
  at?: readonly [hour: number, minute: number];
  minutes?: number;
  url?: string;
  /** Ids of people. */
  guests?: readonly number[];
  location?: string;
  description?: string;
}

export const eventSamples: readonly EventSample[] = [
  {
    title: 'Stand-up with the Kericho team',
    calendar: 'Business',
    day: 0,
    at: [9, 0],
    minutes: 30,
    guests: [1, 12, 19, 20],
    url: 'https://meet.example/kericho',
    description: 'What was done, what is next, what is in the way.',
  },
  {
    title: 'Duka Letu: checkout drawings',
    calendar: 'Business',
    day: 0,
    at: [11, 0],
    minutes: 90,
    guests: [2, 17],
    location: 'Mawingu Studio, Ngong Road',
  },
  { title: 'Lunch with Zipporah', calendar: 'Personal', day: 0, at: [13, 0], location: 'Kenyatta Market' },
  { title: 'Parents’ evening', calendar: 'Family', day: 0, at: [17, 30], location: 'Mwangaza Schools' },
  {
    title: 'Board meeting',
    calendar: 'Business',
    day: 2,
    at: [14, 0],
    minutes: 120,
    guests: [1, 3, 30],
    location: 'Upper Hill',
    description: 'Figures of the quarter, budget of the next year.',
  },
  { title: 'Farm visit', calendar: 'Business', day: 5, days: 2, guests: [1, 12], location: 'Kericho' },
  { title: 'Dentist', calendar: 'Personal', day: 3, at: [8, 30], minutes: 45, location: 'Afya Bora Clinics' },
  { title: 'Football practice', calendar: 'Family', day: 1, at: [16, 0], minutes: 90, location: 'City Park' },
  { title: 'Football practice', calendar: 'Family', day: 8, at: [16, 0], minutes: 90, location: 'City Park' },
  { title: 'Office closed for the move', calendar: 'ETC', day: 9, days: 2 },
  { title: 'Grandmother’s 80th birthday', calendar: 'Family', day: 12, location: 'Murang’a' },
  {
    title: 'Photographs at Mkate Mzuri',
    calendar: 'Business',
    day: 6,
    at: [5, 0],
    minutes: 240,
    guests: [18, 28],
    location: 'Kisii',
  },
  { title: 'Morning run in Karura', calendar: 'Personal', day: -1, at: [6, 30], location: 'Karura Forest' },
  { title: 'Morning run in Karura', calendar: 'Personal', day: 6, at: [6, 30], location: 'Karura Forest' },
  { title: 'PAYE return filed', calendar: 'ETC', day: -4 },
  {
    title: 'Interviews: mobile developer',
    calendar: 'Business',
    day: -3,
    at: [10, 0],
    minutes: 180,
    guests: [20, 26],
  },
  { title: 'Wedding of Moraa and Collins', calendar: 'Family', day: -7, location: 'Kisii' },
  { title: 'Conference: Payments in East Africa', calendar: 'Business', day: -12, days: 3, location: 'KICC' },
  { title: 'Server maintenance', calendar: 'ETC', day: 4, at: [22, 0], minutes: 120, guests: [24] },
  { title: 'Swahili class', calendar: 'Personal', day: -5, at: [18, 0], minutes: 90 },
  { title: 'Swahili class', calendar: 'Personal', day: 2, at: [18, 0], minutes: 90 },
  { title: 'Swahili class', calendar: 'Personal', day: 9, at: [18, 0], minutes: 90 },
  { title: 'Team dinner', calendar: 'Business', day: 20, at: [19, 0], minutes: 180, location: 'Westlands' },
];
