import { portrait } from './portrait.ts';

/** Somebody of the samples: every app of the demo tells of the same people. */
export interface SamplePerson {
  id: number;
  fullName: string;
  username: string;
  email: string;
  /** Address of a drawn picture. */
  avatar: string;
  jobTitle: string;
  company: string;
  city: string;
}

type Row = readonly [of: 'man' | 'woman', fullName: string, jobTitle: string, company: string, city: string];

const rows: readonly Row[] = [
  ['woman', 'Amina Wanjiru', 'Managing Director', 'Mawingu Studio', 'Nairobi'],
  ['man', 'Brian Otieno', 'Product Designer', 'Mawingu Studio', 'Nairobi'],
  ['woman', 'Cynthia Chebet', 'Head of Finance', 'Mawingu Studio', 'Nairobi'],
  ['man', 'Daniel Mutua', 'Backend Engineer', 'Mawingu Studio', 'Machakos'],
  ['woman', 'Esther Njeri', 'Customer Support', 'Mawingu Studio', 'Thika'],
  ['woman', 'Farah Abdi', 'Operations Lead', 'Savanna Freight', 'Mombasa'],
  ['woman', 'Grace Achieng', 'Procurement Officer', 'Ziwa Fresh Foods', 'Kisumu'],
  ['man', 'Hassan Omar', 'Fleet Manager', 'Savanna Freight', 'Mombasa'],
  ['woman', 'Irene Mwende', 'Architect', 'Jenga Nyumba', 'Nairobi'],
  ['man', 'James Kariuki', 'Site Engineer', 'Jenga Nyumba', 'Nakuru'],
  ['woman', 'Khadija Said', 'Pharmacist', 'Afya Bora Clinics', 'Malindi'],
  ['man', 'Leonard Kipchoge', 'Agronomist', 'Highland Tea Growers', 'Kericho'],
  ['woman', 'Mercy Atieno', 'Marketing Manager', 'Ziwa Fresh Foods', 'Kisumu'],
  ['man', 'Nathan Barasa', 'Data Analyst', 'Tumaini Microcredit', 'Kakamega'],
  ['woman', 'Olive Nyambura', 'Head Teacher', 'Mwangaza Schools', 'Nyeri'],
  ['man', 'Peter Kamau', 'Electrician', 'Jua Kali Electric', 'Thika'],
  ['woman', 'Queenter Adhiambo', 'Store Manager', 'Duka Letu', 'Kisumu'],
  ['man', 'Robert Mwangi', 'Photographer', 'Picha Moja', 'Nairobi'],
  ['woman', 'Salome Jepkoech', 'Logistics Planner', 'Highland Tea Growers', 'Eldoret'],
  ['man', 'Thomas Ochieng', 'Mobile Developer', 'Mawingu Studio', 'Nairobi'],
  ['woman', 'Umi Kalume', 'Tour Guide', 'Pwani Safaris', 'Kilifi'],
  ['man', 'Victor Simiyu', 'Accountant', 'Hesabu & Partners', 'Bungoma'],
  ['woman', 'Winnie Akinyi', 'Journalist', 'The Lake Courier', 'Kisumu'],
  ['man', 'Xavier Mbugua', 'Systems Administrator', 'Mawingu Studio', 'Nairobi'],
  ['man', 'Yusuf Hamisi', 'Boat Builder', 'Lamu Dhows', 'Lamu'],
  ['woman', 'Zipporah Wairimu', 'Human Resources', 'Hesabu & Partners', 'Nairobi'],
  ['man', 'Abel Kiprotich', 'Running Coach', 'Iten Athletics', 'Iten'],
  ['woman', 'Beatrice Moraa', 'Baker', 'Mkate Mzuri', 'Kisii'],
  ['man', 'Collins Wafula', 'Sales Executive', 'Jua Kali Electric', 'Kitale'],
  ['woman', 'Dorcas Muthoni', 'Lawyer', 'Haki Advocates', 'Nairobi'],
  ['man', 'Edwin Njoroge', 'Quality Engineer', 'Mawingu Studio', 'Nairobi'],
  ['woman', 'Faith Nekesa', 'Nurse', 'Afya Bora Clinics', 'Busia'],
];

/** The people of the samples, always in this order; ids begin at 1. */
export const people: readonly SamplePerson[] = rows.map(([of, fullName, jobTitle, company, city], at) => {
  const username = fullName.toLowerCase().replace(' ', '.');
  return {
    id: at + 1,
    fullName,
    username,
    email: `${username}@${company.toLowerCase().replace(/[^a-z]+/g, '')}.example`,
    avatar: portrait(at + 1, of),
    jobTitle,
    company,
    city,
  };
});

/** One of them by id. */
export function personOf(id: number): SamplePerson {
  const person = people[id - 1];
  if (!person) throw new RangeError(`There are ${people.length} sample people, and none has the id ${id}`);
  return person;
}

const first = (
  'Agnes Boniface Caroline Dennis Eunice Felix Gladys Henry Ivy Joseph Kevin Lilian Moses Naomi Oscar Purity ' +
  'Rashid Sharon Timothy Veronica Wycliffe Yvonne Zawadi Alfred Brenda Cyrus Diana Elijah Fatuma George Halima ' +
  'Isaac Joyce Kennedy'
).split(' ');
const last = (
  'Wambui Odhiambo Kiplagat Mutiso Juma Cherono Gitau Onyango Musyoka Rotich Nyaga Shikuku Ali Kosgei Maina ' +
  'Auma Ndungu Wekesa Koech Makokha Karanja Owino Mwikali'
).split(' ');

const step = 5;

/** Names for longer lists than there are sample people: another for each `at` from 0 to 99, without pictures. */
export const furtherName = (at: number): string =>
  `${first[at % first.length]} ${last[(at * step) % last.length]}`;
