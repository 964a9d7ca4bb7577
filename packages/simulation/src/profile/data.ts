import { isoDaysFromToday } from '../core/days.ts';
import { firstPerson } from '../people/first-person.ts';
import { personOf } from '../people/people.ts';
import type { ProfileComment, ProfileData, ProfilePost } from './contract.ts';
import { logos } from './logos.ts';
import { atTheTill, places, underTrees } from './photos.ts';
import { banner } from './pictures.ts';

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
export const profile = (): ProfileData => ({
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
