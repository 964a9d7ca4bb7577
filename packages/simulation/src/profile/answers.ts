import { type Answer, on } from '../core/answers.ts';
import { isoDaysFromToday } from '../core/days.ts';
import { sampleState } from '../core/state.ts';
import { firstPerson } from '../people/first-person.ts';
import { personOf } from '../people/people.ts';
import { asPicture } from '../people/portrait.ts';
import { getProfile, type ProfileComment, type ProfileData, type ProfilePost } from './contract.ts';
import { atTheTill, places, underTrees } from './photos.ts';

const logo = (ground: string, drawing: string): string =>
  asPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/>${drawing}</svg>`,
  );

/** Signs of the firms that somebody may like to read of. */
const logos = {
  camera: logo(
    '#35507a',
    '<path d="M14 24h10l4-6h12l4 6h6v24H14z" fill="#fff"/><circle cx="33" cy="36" r="9" fill="#35507a"/><circle cx="33" cy="36" r="4" fill="#f0c66b"/>',
  ),
  loaf: logo(
    '#8a4b08',
    '<path d="M14 34c0-14 36-14 36 0 0 4-3 5-3 5v9H17v-9s-3-1-3-5z" fill="#f6e0b8"/><path d="M25 29l4 8M33 28l4 8M41 30l3 6" stroke="#c98a4b" stroke-width="3" stroke-linecap="round"/>',
  ),
  track: logo(
    '#b0413e',
    '<path d="M8 50C18 26 34 16 58 12M8 60C22 36 38 26 60 23" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><circle cx="34" cy="30" r="6" fill="#f0c66b"/>',
  ),
  paper: logo(
    '#41524c',
    '<path d="M15 14h34v38H15z" fill="#fff"/><path d="M20 21h24" stroke="#17201d" stroke-width="5"/><path d="M20 30h10v9H20z" fill="#8fb5aa"/><path d="M34 31h10M34 37h10M20 44h24" stroke="#9aa7a2" stroke-width="3"/>',
  ),
  boat: logo(
    '#2c8f94',
    '<circle cx="46" cy="18" r="7" fill="#f0c66b"/><path d="M32 12v32" stroke="#fff" stroke-width="3"/><path d="M31 14c-12 6-16 16-17 26h17zM35 20c8 5 11 12 12 20H35z" fill="#fff"/><path d="M10 44h44c-3 8-8 10-14 10H24c-6 0-11-2-14-10z" fill="#f6e7d3"/>',
  ),
};

const acacia = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="#12352f"><path d="M-4 0l2-34L-26-58l3-2 22 20 2-26h5l1 28 22-24 3 2L4-30 6 0z"/>` +
  '<path d="M-64-54c4-18 30-20 38-24 16-8 44-6 54 2 12 2 32 6 36 22-20 6-36-2-64 0s-44 6-64 0z"/></g>';

/** A high house with lit windows, by where it begins and how large it is. */
const house = (x: number, top: number, width: number, lit: number) =>
  `<path d="M${x} 236V${top}h${width}v${236 - top}z"/>` +
  Array.from({ length: 10 }, (_, at) =>
    (lit * 7 + at * 3) % 5 < 2
      ? `<path d="M${x + 6 + (at % 2) * (width / 2)} ${top + 10 + Math.floor(at / 2) * 16}h5v7h-5z" fill="#ffd98f"/>`
      : '',
  ).join('');

const bird = (x: number, y: number, size: number) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M-14-5C-8-10-3-8 0 0c3-8 8-10 14-5" fill="none" stroke="#7a4a45" stroke-width="2.4" stroke-linecap="round"/>`;

/** The ground that a banner is seen from: Nairobi in the evening, from the Ngong Hills. */
const banner = (): string =>
  asPicture(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 320" preserveAspectRatio="xMidYMid slice">' +
      '<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#4d6f8f"/><stop offset=".42" stop-color="#d99a86"/><stop offset=".72" stop-color="#f7c98b"/></linearGradient>' +
      '<linearGradient id="h" x2="0" y2="1"><stop stop-color="#9a7f98"/><stop offset="1" stop-color="#c79d93"/></linearGradient>' +
      '<linearGradient id="n" x2="0" y2="1"><stop stop-color="#2f6f63"/><stop offset="1" stop-color="#174a41"/></linearGradient></defs>' +
      '<rect width="1280" height="320" fill="url(#s)"/>' +
      '<circle cx="820" cy="176" r="96" fill="#ffe3ae" opacity=".25"/><circle cx="820" cy="176" r="66" fill="#ffe3ae" opacity=".4"/><circle cx="820" cy="176" r="42" fill="#ffdf9d"/>' +
      '<path d="M120 66c40-14 90-6 120-10s70-8 104 4c-60 12-160 14-224 6zM930 54c50-12 96 0 150-8s86 2 110 10c-90 10-190 8-260-2zM560 94c30-8 66-2 96-6 22-2 44 2 60 6-50 8-110 8-156 0z" fill="#fff" opacity=".28"/>' +
      `${bird(430, 78, 1)}${bird(470, 96, 0.7)}${bird(505, 74, 0.55)}` +
      '<path d="M0 214l70-26 64 10 96-46 70 22 90-34 120 40 110-22 96 28 140-40 120 34 96-22 110 30 98-24v156H0z" fill="url(#h)"/>' +
      `<g fill="#4c5b66" opacity=".92">${house(560, 170, 30, 1)}${house(600, 132, 34, 2)}${house(644, 156, 26, 3)}${house(678, 102, 30, 4)}${house(716, 140, 38, 5)}${house(884, 150, 34, 2)}${house(926, 118, 30, 3)}${house(964, 164, 40, 4)}` +
      '<path d="M770 236v-96h8c0-20 8-32 18-36v-22h4v22c10 4 18 16 18 36h8v96zM693 102l3-26h3l-1 26z"/></g>' +
      '<path d="M0 244c130-40 250-34 400-10s300 12 460-10 280-6 420 14v82H0z" fill="#5e9688"/>' +
      '<path d="M0 262c170-30 300-8 470 6s330-14 500-18 210 6 310 14v56H0z" fill="url(#n)"/>' +
      '<path d="M540 320c60-26 150-30 190-44s20-22-30-28h16c66 8 96 20 52 36s-100 20-120 36z" fill="#e9c48f" opacity=".65"/>' +
      `${acacia(1120, 286, 1)}${acacia(1216, 272, 0.6)}${acacia(372, 276, 0.55)}` +
      '<path d="M0 300c200-22 420 14 640 4s430-16 640-2v18H0z" fill="#0d3b34"/></svg>',
  );

const faceOf = (id: number) => {
  const { avatar, fullName } = personOf(id);
  return { avatar, username: fullName };
};

const comment = (id: number, by: number, text: string, likes: number): ProfileComment => ({
  id,
  ...faceOf(by),
  comment: text,
  commentsLikes: likes,
});

const posts = (): ProfilePost[] => [
  {
    id: 1,
    ...faceOf(1),
    postTime: isoDaysFromToday(-1, 18, 20),
    postText:
      'Handed over the new till to Ziwa Fresh Foods. Eleven weeks from the first sketch to the first receipt, and the queue at the counter is already shorter. Proud of this team.',
    postImg: atTheTill(),
    likes: 68,
    youLiked: true,
    likedUsers: [faceOf(2), faceOf(7), faceOf(13), faceOf(20)],
    likedCount: 64,
    comments: 2,
    detailedComments: [
      comment(1, 7, 'Our cashiers stopped asking for the old one after an hour.', 12),
      comment(2, 20, 'The offline mode held through the blackout on Tuesday!', 9),
    ],
  },
  {
    id: 2,
    ...faceOf(1),
    postTime: isoDaysFromToday(-4, 9, 5),
    postText:
      'We pay for a task on the day it is accepted. It sounds like a detail. It changed who wants to work with us.',
    likes: 143,
    youLiked: false,
    likedUsers: [faceOf(30), faceOf(22), faceOf(11), faceOf(5)],
    likedCount: 139,
    comments: 1,
    detailedComments: [comment(3, 22, 'And it makes the books easier at the end of the month.', 21)],
  },
  {
    id: 3,
    ...faceOf(1),
    postTime: isoDaysFromToday(-9, 15, 40),
    postText: 'Half a day at Karura with the whole studio. No laptops were harmed.',
    postImg: underTrees(),
    likes: 51,
    youLiked: false,
    likedUsers: [faceOf(4), faceOf(18), faceOf(24), faceOf(31)],
    likedCount: 47,
    comments: 1,
    detailedComments: [comment(4, 18, 'The photographs are in the album.', 4)],
  },
];

/** Everything the profile page shows of the admin. */
const profile = (): ProfileData => ({
  header: {
    ...faceOf(1),
    designation: 'Managing Director, Mawingu Studio',
    coverImg: banner(),
  },
  userAbout: {
    about: 'Builds tills, ledgers and the teams that make them. Walks to work along the Ngong Road.',
    joined: isoDaysFromToday(-firstPerson.joinedDaysAgo),
    lives: 'Kilimani, Nairobi',
    email: personOf(1).email,
    website: 'mawingustudio.example',
  },
  suggestedPages: [
    { id: 1, avatar: logos.camera, username: 'Picha Moja', subtitle: 'Photography', favorite: false },
    { id: 2, avatar: logos.loaf, username: 'Mkate Mzuri', subtitle: 'Bakery', favorite: true },
    { id: 3, avatar: logos.track, username: 'Iten Athletics', subtitle: 'Running', favorite: false },
    { id: 4, avatar: logos.paper, username: 'The Lake Courier', subtitle: 'Newspaper', favorite: false },
    { id: 5, avatar: logos.boat, username: 'Pwani Safaris', subtitle: 'Travel', favorite: false },
  ],
  twitterFeeds: [
    {
      id: 1,
      imgUrl: personOf(30).avatar,
      title: 'Dorcas Muthoni',
      handle: 'haki_advocates',
      desc: 'What a contractor’s agreement should say about when the work is paid, in six lines.',
      favorite: true,
    },
    {
      id: 2,
      imgUrl: personOf(3).avatar,
      title: 'Cynthia Chebet',
      handle: 'cynthia_counts',
      desc: 'Reconciled October before lunch. The ledger and the bank agree to the cent.',
      favorite: false,
    },
    {
      id: 3,
      imgUrl: personOf(12).avatar,
      title: 'Leonard Kipchoge',
      handle: 'highland_tea',
      desc: 'First flush is in. Rain came nine days late, and the leaves are better for it.',
      favorite: false,
    },
  ],
  post: posts(),
  latestPhotos: places.map((place, at) => ({ id: at + 1, ...place })),
  suggestions: [6, 9, 15, 19, 26].map((person, at) => ({
    id: person,
    avatar: personOf(person).avatar,
    name: personOf(person).fullName,
    mutualFriend: at * 2 + 3,
  })),
  polls: [
    {
      id: 1,
      question: 'Where should the studio’s next day out lead?',
      options: [
        { name: 'Hell’s Gate, by bicycle', votes: 41, voters: [faceOf(2), faceOf(20), faceOf(24)] },
        { name: 'Diani, by train', votes: 35, voters: [faceOf(5), faceOf(31)] },
        { name: 'Ngong Hills, on foot', votes: 24, voters: [faceOf(4)] },
      ],
    },
  ],
});

const state = sampleState(profile);

export const answers: readonly Answer[] = [on(getProfile, () => state())];
