import { get, type Nothing } from '../core/call.ts';

export interface ProfileComment {
  id: number;
  avatar: string;
  username: string;
  comment: string;
  commentsLikes: number;
}

export interface ProfilePost {
  id: number;
  avatar: string;
  username: string;
  /** When it was written, ISO 8601. */
  postTime: string;
  postText: string;
  /** Address of a picture. */
  postImg?: string;
  likes: number;
  youLiked: boolean;
  likedUsers: { avatar: string; username: string }[];
  likedCount: number;
  comments: number;
  detailedComments: ProfileComment[];
}

export interface Poll {
  id: number;
  question: string;
  options: { name: string; votes: number; voters: { avatar: string; username: string }[] }[];
}

export interface ProfileData {
  header: { avatar: string; username: string; designation: string; coverImg: string };
  userAbout: { about: string; joined: string; lives: string; email: string; website: string };
  suggestedPages: { id: number; avatar: string; username: string; subtitle: string; favorite: boolean }[];
  /** What happened of late around this person. */
  twitterFeeds: {
    id: number;
    imgUrl: string;
    title: string;
    handle: string;
    desc: string;
    favorite: boolean;
  }[];
  post: ProfilePost[];
  latestPhotos: { id: number; img: string; title: string }[];
  /** `mutualFriend`: how many friends they have in common. */
  suggestions: { id: number; avatar: string; name: string; mutualFriend: number }[];
  polls: Poll[];
}

export const getProfile = get<Nothing, ProfileData>('/profile/data');
