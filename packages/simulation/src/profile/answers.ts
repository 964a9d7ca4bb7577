import { type Answer, on } from '../core/answers.ts';
import { isoDaysFromToday, isoSampleTime, type SampleTime } from '../core/days.ts';
import { readSample } from '../core/samples.ts';
import { demoUser } from '../people/demo-user.ts';
import { firstPerson } from '../people/first-person.ts';
import { personOf } from '../people/people.ts';
import { drawing } from '../people/portrait.ts';
import { getProfile, type ProfileData } from './contract.ts';
import samples from './samples.json' with { type: 'json' };

/** What the profile tells, as it is written down: people by their ids, pictures as what is drawn in them. */
interface Samples {
  /** The ground that a banner is seen from: Nairobi in the evening, from the Ngong Hills. */
  banner: string;
  posts: readonly {
    time: SampleTime;
    text: string;
    picture?: string;
    likes: number;
    youLiked: boolean;
    likedBy: readonly number[];
    likedCount: number;
    comments: readonly { id: number; by: number; text: string; likes: number }[];
  }[];
  /** Firms that somebody may like to read of, each with its sign. */
  pages: readonly { sign: string; username: string; subtitle: string; favorite: boolean }[];
  feeds: readonly { person: number; title: string; handle: string; desc: string; favorite: boolean }[];
  /** The places of the photo album, each as one would remember it. */
  photos: readonly { title: string; picture: string }[];
  suggestions: readonly number[];
  polls: readonly {
    question: string;
    options: readonly { name: string; votes: number; voters: readonly number[] }[];
  }[];
}

const faceOf = (id: number) => {
  const { avatar, fullName } = id === 1 ? demoUser() : personOf(id);
  return { avatar, username: fullName };
};

const photo = (content: string) => drawing('0 0 480 320', content, 'slice');

const postOf = (post: Samples['posts'][number], at: number): ProfileData['post'][number] => ({
  id: at + 1,
  ...faceOf(1),
  postTime: isoSampleTime(post.time),
  postText: post.text,
  ...(post.picture && { postImg: photo(post.picture) }),
  likes: post.likes,
  youLiked: post.youLiked,
  likedUsers: post.likedBy.map(faceOf),
  likedCount: post.likedCount,
  comments: post.comments.length,
  detailedComments: post.comments.map(({ id, by, text, likes }) => ({
    id,
    ...faceOf(by),
    comment: text,
    commentsLikes: likes,
  })),
});

/** Everything the profile page shows of the admin. */
function profile(): ProfileData {
  const { banner, posts, pages, feeds, photos, suggestions, polls } = readSample<Samples>(samples);
  return {
    header: {
      ...faceOf(1),
      designation: 'Managing Director, Mawingu Studio',
      coverImg: drawing('0 0 1280 320', banner, 'slice'),
    },
    userAbout: {
      about: 'Builds tills, ledgers and the teams that make them. Walks to work along the Ngong Road.',
      joined: isoDaysFromToday(-firstPerson.joinedDaysAgo),
      lives: 'Kilimani, Nairobi',
      email: demoUser().email,
      website: demoUser().website,
    },
    suggestedPages: pages.map(({ sign, ...page }, at) => ({
      id: at + 1,
      avatar: drawing('0 0 64 64', sign),
      ...page,
    })),
    twitterFeeds: feeds.map(({ person, ...feed }, at) => ({
      id: at + 1,
      imgUrl: personOf(person).avatar,
      ...feed,
    })),
    post: posts.map(postOf),
    latestPhotos: photos.map(({ title, picture }, at) => ({ id: at + 1, title, img: photo(picture) })),
    suggestions: suggestions.map((person, at) => ({
      id: person,
      avatar: personOf(person).avatar,
      name: personOf(person).fullName,
      mutualFriend: at * 2 + 3,
    })),
    polls: polls.map(({ question, options }, at) => ({
      id: at + 1,
      question,
      options: options.map((option) => ({ ...option, voters: option.voters.map(faceOf) })),
    })),
  };
}

export const answers: readonly Answer[] = [on(getProfile, profile)];
