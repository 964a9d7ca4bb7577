/** One of the generated payments. */
export interface Payment {
  number: number;
  receiver: string;
  town: string;
  /** Whole shillings. */
  amount: number;
}

const first = ['Akinyi', 'Barasa', 'Chebet', 'Daudi', 'Esther', 'Farida', 'Gitau', 'Halima', 'Imani', 'Jomo'];
const last = [
  'Wanjala',
  'Kimani',
  'Atieno',
  'Mutua',
  'Korir',
  'Abdi',
  'Nyambura',
  'Ouma',
  'Kilonzo',
  'Rotich',
];
const towns = ['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret', 'Thika', 'Nyeri', 'Malindi'];

/** The same payments each time: a multiplicative generator spreads them. */
export const payments = (count: number): Payment[] =>
  Array.from({ length: count }, (_, at) => {
    const seed = (Math.imul(at + 1, 2_654_435_761) >>> 0) % 1_000_003;
    return {
      number: at + 1,
      receiver: `${first[seed % 10]} ${last[Math.floor(seed / 10) % 10]}`,
      town: towns[Math.floor(seed / 100) % 8] ?? 'Nairobi',
      amount: 500 + (seed % 99_500),
    };
  });
