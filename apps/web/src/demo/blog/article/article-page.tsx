import { getArticle, getSidebar } from '@kazi/simulation/blog';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import IconPencil from '#icons/IconPencil';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { answerOf } from '../../calls/use-answer.ts';
import { links } from '../../routing/links.ts';
import { RecentPosts } from '../list/recent-posts.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { NoSuchPost } from '../parts/no-such-post.tsx';
import { whichPost } from '../which-post.ts';
import { Article } from './article.tsx';
import { Comments } from './comments.tsx';

const mostMore = 3;

/** A post to read, and what others said about it. */
export function ArticlePage({ id }: { id: number | undefined }) {
  const { data, error, isPending, refetch } = useQuery(answerOf(getArticle, whichPost(id)));
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
