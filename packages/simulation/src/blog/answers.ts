import { type Answer, on } from '../core/answers.ts';
import { idOf, nextId } from '../core/lists.ts';
import { id, list, oneOf, record, text } from '../core/read-body.ts';
import { sampleState } from '../core/state.ts';
import {
  addComment,
  type BlogArticle,
  type BlogCategory,
  type BlogEdit,
  type BlogPost,
  blogCategories,
  getArticle,
  getEdit,
  getSidebar,
  listPosts,
  postStatuses,
  savePost,
} from './contract.ts';
import { allPosts, type Kept } from './data.ts';

const mostRecent = 4;

const icons: Record<BlogCategory, string> = {
  Payroll: 'receipt-2',
  Tax: 'building-bank',
  Money: 'coins',
  'Small business': 'building-store',
  Hiring: 'user-plus',
  Teams: 'users',
};

const state = sampleState(() => ({ posts: allPosts() }));

/** The post of an id; the first one, where none is given. */
const postOf = (id: string | undefined): Kept | undefined =>
  id === undefined ? state().posts[0] : state().posts.find((post) => post.id === idOf(id));

const asListed = (post: Kept): BlogPost => ({
  id: post.id,
  img: post.featuredImage,
  title: post.blogTitle,
  avatar: post.avatar,
  userFullName: post.userFullName,
  blogPosted: post.createdTime,
  tags: post.blogCategories,
  excerpt: post.excerpt,
  comment: post.comments.length,
  status: post.status,
});

const asArticle = (post: Kept): BlogArticle => ({
  id: post.id,
  img: post.featuredImage,
  title: post.blogTitle,
  avatar: post.avatar,
  userFullName: post.userFullName,
  jobTitle: post.jobTitle,
  createdTime: post.createdTime,
  tags: post.blogCategories,
  content: post.content,
  comments: post.comments.length,
  status: post.status,
});

const asEdit = ({ comments: _comments, jobTitle: _jobTitle, ...edit }: Kept): BlogEdit => edit;

export const answers: readonly Answer[] = [
  on(listPosts, () => state().posts.map(asListed)),

  on(getSidebar, () => ({
    recentPosts: state()
      .posts.slice(0, mostRecent)
      .map(({ id, featuredImage, blogTitle, createdTime }) => ({
        id,
        img: featuredImage,
        title: blogTitle,
        createdTime,
      })),
    categories: blogCategories.map((category) => ({
      category,
      icon: icons[category],
      count: state().posts.filter((post) => post.blogCategories.includes(category)).length,
    })),
  })),

  on(getArticle, ({ query }) => {
    const post = postOf(query('id'));
    return { blog: post ? asArticle(post) : null, comments: post?.comments ?? [] };
  }),

  on(getEdit, ({ query }) => {
    const post = postOf(query('id'));
    return post ? asEdit(post) : null;
  }),

  on(
    addComment,
    ({ body }) => {
      const comments = postOf(String(body.id))?.comments;
      if (!comments) return { comment: null };
      const comment = {
        id: nextId(comments),
        avatar: body.avatar,
        userFullName: body.userFullName,
        commentedAt: new Date().toISOString(),
        commentText: body.commentText,
      };
      comments.push(comment);
      return { comment };
    },
    record(
      { id, userFullName: text, avatar: text, commentText: text },
      { userFullName: '', avatar: '', commentText: '' },
    ),
  ),

  on(
    savePost,
    ({ body }) => {
      const post = postOf(String(body.id));
      if (!post) return null;
      Object.assign(post, body, { id: post.id });
      return asEdit(post);
    },
    record({
      id,
      blogTitle: text,
      blogCategories: list(oneOf(blogCategories)),
      slug: text,
      status: oneOf(postStatuses),
      excerpt: text,
      content: text,
      featuredImage: text,
    }),
  ),
];
