import { getEdit } from '@kazi/simulation/blog';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { answerOf } from '../../calls/use-answer.ts';
import { DemoLink } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import { NoSuchPost } from '../parts.tsx';
import { postInput } from '../search.ts';
import { PostForm } from './post-form.tsx';

/** Changes a post. */
export function EditPage({ id }: { id: number | undefined }) {
  const { t } = useTranslation('demo/blog');
  const { data: post, error, isPending, refetch } = useQuery(answerOf(getEdit, postInput(id)));
  return (
    <Page
      title={t('edit.title')}
      width="narrow"
      above={
        <>
          <Link to={links.blog} activeOptions={{ exact: true }}>
            {t('title')}
          </Link>
          {post && (
            <>
              {' / '}
              <DemoLink to={links.post} search={{ id: post.id }}>
                <bdi>{post.blogTitle}</bdi>
              </DemoLink>
            </>
          )}
        </>
      }
    >
      {isPending && (
        <Panel flush>
          <SkeletonRows rows={8} height={56} label={t('post.loading')} />
        </Panel>
      )}
      {error && post === undefined && <FailedState error={error} onRetry={refetch} />}
      {post === null && <NoSuchPost />}
      {post && <PostForm key={post.id} post={post} />}
    </Page>
  );
}
