import type { BlogComment } from '@kazi/simulation/blog';
import { getArticle, getSidebar } from '@kazi/simulation/blog';
import { Avatar } from '@kazi/ui/avatar';
import { Panel } from '@kazi/ui/panel';
import { RelativeTime } from '@kazi/ui/relative-time';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import IconPencil from '#icons/IconPencil';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { answerOf } from '../../calls/use-answer.ts';
import { links } from '../../routing/links.ts';
import { RecentPosts } from '../list/recent-posts.tsx';
import { LinkButton, NoSuchPost } from '../parts.tsx';
import { postInput } from '../search.ts';
import { Article } from './article.tsx';
import classes from './article-page.module.css';
import { ReplyForm } from './reply-form.tsx';

const mostMore = 3;

/** A post to read, and what others said about it. */
export function ArticlePage({ id }: { id: number | undefined }) {
  const { data, error, isPending, refetch } = useQuery(answerOf(getArticle, postInput(id)));
  const { data: sidebar } = useQuery(answerOf(getSidebar, {}));
  const blog = data?.blog;
  const above = (
    <Link to={links.blog} activeOptions={{ exact: true }}>
      Blog
    </Link>
  );
  if (!blog) {
    return (
      <Page title={data ? 'No such post' : 'Post'} above={above} width="narrow">
        {isPending && (
          <Panel flush>
            <SkeletonRows rows={8} height={56} label="Loading the post" />
          </Panel>
        )}
        {error && <FailedState error={error} onRetry={refetch} />}
        {data && <NoSuchPost />}
      </Page>
    );
  }
  const more = sidebar?.recentPosts.filter((post) => post.id !== blog.id).slice(0, mostMore);
  return (
    <Page
      title={blog.title}
      above={above}
      width="narrow"
      actions={
        <LinkButton
          to={links.editPost}
          search={{ id: blog.id }}
          leftSection={<IconPencil size={16} stroke={1.8} />}
        >
          Edit
        </LinkButton>
      }
    >
      <Article blog={blog} />
      <Comments post={blog.id} comments={data.comments} />
      {more && (
        <Panel title="Read on" flush>
          <RecentPosts posts={more} />
        </Panel>
      )}
    </Page>
  );
}

interface CommentsProps {
  /** Id of what they are about. */
  post: number;
  comments: readonly BlogComment[];
}

/** What readers said, and a place to answer. */
function Comments({ post, comments }: CommentsProps) {
  return (
    <Panel title={`Comments (${comments.length})`} flush>
      {comments.length > 0 && (
        <ul className={classes.comments}>
          {comments.map(({ id, avatar, userFullName, commentedAt, commentText }) => (
            <li key={id} className={classes.comment}>
              <Avatar name={userFullName} src={avatar} size={32} decorative />
              <div className={classes.words}>
                <p className={classes.who}>
                  <strong>{userFullName}</strong>
                  <span className={classes.when}>
                    <RelativeTime at={commentedAt} />
                  </span>
                </p>
                <p className={classes.text} dir="auto">
                  {commentText}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ReplyForm post={post} />
    </Panel>
  );
}
