import type { ProductCategory } from './contract.ts';
import type { ColourName, Kind } from './drawings/draw.ts';

/** A product as it is sold, before its picture is drawn. */
export interface Sold {
  name: string;
  kind: Kind;
  /** The first is what it is shown in. */
  colours: readonly [ColourName, ...ColourName[]];
  brand: string;
  category: ProductCategory;
  price: number;
  rating: number;
  hasFreeShipping?: true;
  description: string;
}

/** What the shop sells, with the ids 1, 2, 3 …: the last ones are featured. */
export const sold: readonly Sold[] = [
  {
    name: 'Iten track spikes',
    kind: 'shoe',
    colours: ['Ochre', 'Charcoal'],
    brand: 'Iten Athletics',
    category: 'Shoes & bags',
    price: 7200,
    rating: 4,
    description:
      'Light spikes for the 800 m and up, tried out on the dirt tracks of the Rift Valley. Six removable pins, a breathing upper and a plate that gives back what you put in.',
  },
  {
    name: 'Soapstone sugar bowl',
    kind: 'bowl',
    colours: ['Clay', 'Silver'],
    brand: 'Kamba Hands',
    category: 'Crafts',
    price: 980,
    rating: 3,
    description:
      'Turned and polished by hand in Tabaka, Kisii. Every stone has its own grain, so yours will not look quite like the picture.',
  },
  {
    name: 'Forest honey, 1 kg',
    kind: 'honey',
    colours: ['Ochre'],
    brand: 'Mwingi Hives',
    category: 'Coffee, tea & honey',
    price: 1100,
    rating: 5,
    description:
      'Raw acacia honey from log hives around Mwingi, filtered through cloth and nothing else. Sets in the cold; a warm bath makes it run again.',
  },
  {
    name: 'Jua Study desk lamp',
    kind: 'deskLamp',
    colours: ['Sky', 'Clay', 'Charcoal'],
    brand: 'Jua Kali Electric',
    category: 'Solar & power',
    price: 1250,
    rating: 4,
    description:
      'Three evenings of homework from one day of sun. A folding arm, three levels of warm light and a panel on four metres of cable.',
  },
  {
    name: 'Sauti Harambee party speaker',
    kind: 'speaker',
    colours: ['Shuka red', 'Charcoal'],
    brand: 'Sauti',
    category: 'Audio',
    price: 18_900,
    rating: 2,
    hasFreeShipping: true,
    description:
      'Loud enough for the whole estate, with two microphones for the speeches. Eight hours on a charge at half volume.',
  },
  {
    name: 'Coast kikoy',
    kind: 'shuka',
    colours: ['Sky', 'Ochre', 'Plum'],
    brand: 'Maridadi',
    category: 'Crafts',
    price: 1350,
    rating: 4,
    description:
      'Woven cotton with twisted fringes, for the beach, the sofa or a cold matatu. It grows softer with each wash.',
  },
  {
    name: 'City commuter backpack',
    kind: 'backpack',
    colours: ['Indigo', 'Charcoal'],
    brand: 'Maridadi',
    category: 'Shoes & bags',
    price: 5200,
    rating: 4,
    hasFreeShipping: true,
    description:
      'Waxed canvas, a sleeve for a 15-inch laptop and a pocket at the back for a phone in the crowd at Kencom. Made in Kariobangi.',
  },
  {
    name: 'Cast sufuria with lid, 5 l',
    kind: 'pot',
    colours: ['Silver', 'Charcoal'],
    brand: 'Moto Bora',
    category: 'Kitchen',
    price: 3150,
    rating: 5,
    description:
      'Heavy cast aluminium that heats evenly over charcoal, gas or induction. Ugali does not burn at the bottom, and the handles stay on.',
  },
  {
    name: 'Mashariki Study 11',
    kind: 'laptop',
    colours: ['Ochre', 'Sky'],
    brand: 'Mashariki',
    category: 'Computers',
    price: 38_500,
    rating: 3,
    hasFreeShipping: true,
    description:
      'A sturdy first laptop: 11-inch screen, 8 GB of memory, a keyboard that survives a spilled soda and a battery for a whole school day.',
  },
  {
    name: 'Kericho black tea, 100 bags',
    kind: 'tea',
    colours: ['Shuka red'],
    brand: 'Highland Tea Growers',
    category: 'Coffee, tea & honey',
    price: 420,
    rating: 4,
    description:
      'Strong, bright and quick to brew: the tea that is poured in offices all over the country. Grown and packed at 2,100 metres.',
  },
  {
    name: 'Duma Classic',
    kind: 'phone',
    colours: ['Charcoal', 'Silver'],
    brand: 'Duma',
    category: 'Phones & wearables',
    price: 9800,
    rating: 3,
    description:
      'The 4G phone that does the few things you need and does them for two days on a charge. Two SIM cards and a torch worth the name.',
  },
  {
    name: 'Sisal laundry basket',
    kind: 'kiondo',
    colours: ['Indigo', 'Forest'],
    brand: 'Kamba Hands',
    category: 'Crafts',
    price: 4800,
    rating: 5,
    hasFreeShipping: true,
    description:
      'Sixty litres of handwoven sisal with leather handles. It takes one weaver in Machakos nine days, and she signs the base.',
  },
  {
    name: 'Jua Bank 20,000 mAh',
    kind: 'powerBank',
    colours: ['Forest', 'Charcoal', 'Clay'],
    brand: 'Jua Kali Electric',
    category: 'Solar & power',
    price: 3600,
    rating: 4,
    description:
      'Charges a phone five times over, a laptop once. Shows what is left in four lights and charges itself while it charges others.',
  },
  {
    name: 'Iten Trail shoes',
    kind: 'shoe',
    colours: ['Forest', 'Clay'],
    brand: 'Iten Athletics',
    category: 'Shoes & bags',
    price: 10_400,
    rating: 4,
    hasFreeShipping: true,
    description:
      'Deep lugs for red mud, a rock plate for the Ngong Hills and a heel that forgives the way down.',
  },
  {
    name: 'Sauti Buds',
    kind: 'earbuds',
    colours: ['Clay', 'Silver', 'Plum'],
    brand: 'Sauti',
    category: 'Audio',
    price: 4950,
    rating: 3,
    description:
      'Small enough for the shirt pocket, quiet enough for a call from a matatu. Six hours in the ear, twenty-four with the case.',
  },
  {
    name: 'Enamel mugs, set of four',
    kind: 'mugs',
    colours: ['Lake teal', 'Shuka red', 'Sky'],
    brand: 'Moto Bora',
    category: 'Kitchen',
    price: 1380,
    rating: 4,
    description:
      'The mugs of every grandmother, in new colours. Steel under two coats of enamel: drop them, they chip; they do not break.',
  },
  {
    name: 'Duma Band',
    kind: 'watch',
    colours: ['Plum', 'Charcoal', 'Lake teal'],
    brand: 'Duma',
    category: 'Phones & wearables',
    price: 7400,
    rating: 3,
    description:
      'Counts steps, laps and heartbeats, and shows who is calling. A week on a charge, and it may swim.',
  },
  {
    name: 'Ground espresso, 250 g',
    kind: 'coffee',
    colours: ['Clay'],
    brand: 'Kahawa Kuu',
    category: 'Coffee, tea & honey',
    price: 780,
    rating: 4,
    description:
      'Dark roast from Kirinyaga, ground fine for the moka pot. Chocolate first, blackcurrant after.',
  },
];
