import { isoDaysFromToday } from '../core/days.ts';
import { readSample } from '../core/samples.ts';
import { slugOf } from '../core/slug.ts';
import { personOf } from '../people/people.ts';
import { drawing } from '../people/portrait.ts';
import type { BlogCategory, BlogComment, BlogEdit } from './contract.ts';
import covers from './covers.json' with { type: 'json' };
import posts from './posts.json' with { type: 'json' };

/** A post as it was written. */
interface Written {
  title: string;
  cover: keyof typeof covers;
  /** Ids of the sample people. */
  author: number;
  daysAgo: number;
  tags: BlogCategory[];
  excerpt: string;
  /** HTML. */
  content: string;
  comments: readonly (readonly [by: number, daysAgo: number, text: string])[];
}

/** A post with everything that any page shows of it. */
export interface Kept extends BlogEdit {
  jobTitle: string;
  comments: BlogComment[];
}

function keptOf({ author, title, tags, cover, daysAgo, comments, ...written }: Written, at: number): Kept {
  const { fullName, avatar, jobTitle } = personOf(author);
  return {
    ...written,
    id: at + 1,
    avatar,
    userFullName: fullName,
    jobTitle,
    createdTime: isoDaysFromToday(-daysAgo, 7, 30),
    blogTitle: title,
    blogCategories: [...tags],
    slug: slugOf(title),
    status: 'Published',
    featuredImage: drawing('0 0 640 360', covers[cover]),
    comments: comments.map(([by, days, commentText], nth) => ({
      id: nth + 1,
      avatar: personOf(by).avatar,
      userFullName: personOf(by).fullName,
      commentedAt: isoDaysFromToday(-days, 8 + nth, 12),
      commentText,
    })),
  };
}

/** All posts, the newest first. */
export const allPosts = (): Kept[] => readSample<readonly Written[]>(posts).map(keptOf);
