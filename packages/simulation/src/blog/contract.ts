import { get, post } from '../core/call.ts';

export const blogCategories = ['Payroll', 'Tax', 'Money', 'Small business', 'Hiring', 'Teams'] as const;
export type BlogCategory = (typeof blogCategories)[number];

export const postStatuses = ['Published', 'Pending', 'Draft'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** A post as lists show it. */
export interface BlogPost {
  id: number;
  /** Address of its cover. */
  img: string;
  title: string;
  /** The author's picture; the name is theirs too. */
  avatar: string;
  userFullName: string;
  blogPosted: string;
  tags: BlogCategory[];
  excerpt: string;
  /** How many there are. */
  comment: number;
  /** Addition. */
  status: PostStatus;
}

export interface BlogComment {
  id: number;
  avatar: string;
  userFullName: string;
  commentedAt: string;
  commentText: string;
}

/** A post to be read. */
export interface BlogArticle {
  id: number;
  img: string;
  title: string;
  avatar: string;
  userFullName: string;
  /** Addition: what its writer does for a living. */
  jobTitle: string;
  createdTime: string;
  tags: BlogCategory[];
  /** HTML. */
  content: string;
  comments: number;
  /** Addition. */
  status: PostStatus;
}

interface Sidebar {
  recentPosts: { id: number; img: string; title: string; createdTime: string }[];
  /** `count` is an addition. */
  categories: { category: BlogCategory; icon: string; count: number }[];
}

/** A post to be written. `id` and `content` are additions. */
export interface BlogEdit {
  id: number;
  avatar: string;
  userFullName: string;
  createdTime: string;
  blogTitle: string;
  blogCategories: BlogCategory[];
  slug: string;
  status: PostStatus;
  excerpt: string;
  /** HTML. */
  content: string;
  featuredImage: string;
}

/** Addition: which post; the first of the list where not given. */
interface WhichPost {
  id?: number;
}

/** Newest first. */
export const listPosts = get<object, BlogPost[]>('/blog/list/data');
export const getSidebar = get<object, Sidebar>('/blog/list/data/sidebar');
/** No such post is null. */
export const getArticle = get<WhichPost, { blog: BlogArticle | null; comments: BlogComment[] }>(
  '/blog/list/data/detail',
);
export const getEdit = get<WhichPost, BlogEdit | null>('/blog/list/data/edit');

/** Addition: answers a post. */
export const addComment = post<
  { id: number; userFullName: string; avatar: string; commentText: string },
  { comment: BlogComment | null }
>('/blog/list/data/detail', 201);
/** Addition: keeps what was written. */
export const savePost = post<Omit<BlogEdit, 'avatar' | 'userFullName' | 'createdTime'>, BlogEdit | null>(
  '/blog/list/data/edit',
);
