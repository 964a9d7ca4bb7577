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
