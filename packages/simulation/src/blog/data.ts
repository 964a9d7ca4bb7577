import { isoDaysFromToday } from '../core/days.ts';
import { slugOf } from '../core/slug.ts';
import { personOf } from '../people/people.ts';
import type { BlogComment, BlogEdit } from './contract.ts';
import { covers } from './covers.ts';
import { older } from './older.data.ts';
import { posts, type Written } from './posts.data.ts';

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
    featuredImage: covers[cover](),
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
export const allPosts = (): Kept[] => [...posts, ...older].map(keptOf);
