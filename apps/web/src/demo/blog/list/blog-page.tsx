import { type BlogPost, listPosts } from '@kazi/simulation/blog';
import { Avatar } from '@kazi/ui/avatar';
import { EmptyState } from '@kazi/ui/empty-state';
import { Button, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconMessageCircle from '#icons/IconMessageCircle';
import IconSearchOff from '#icons/IconSearchOff';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { CardLink, LinkCard } from '../../parts/link-card.tsx';
import { NumberedPages } from '../../parts/numbered-pages.tsx';
import { links } from '../../routing/links.ts';
import { Day, PostState, Tags } from '../parts.tsx';
import type { BlogSearch } from '../search.ts';
import classes from './blog-page.module.css';
import { Sidebar } from './sidebar.tsx';

/** Keeps the place of posts while they load. */
function PostSkeletons({ count }: { count: number }) {
  const { t } = useTranslation('demo/blog');
  return (
    <div className={classes.postSkeletonsCards} role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, card) => card).map((card) => (
        <span key={card} className={classes.card} />
      ))}
    </div>
  );
}

const perPage = 6;

/** Every post, to be searched and narrowed to a category. */
export function BlogPage({ search }: { search: BlogSearch }) {
  const { t } = useTranslation('demo/blog');
  const { q, category, page = 1 } = search;
  const change = useChangeSearch<BlogSearch>();
  const { data, error, isPending, refetch } = useQuery(answerOf(listPosts, {}));
  const found = data?.filter((post) => fits(post, search)) ?? [];
  return (
    <Page title={t('title')} description={t('description')}>
      <div className={classes.blog}>
        <search className={classes.search}>
          <SearchField
            label={t('search')}
            value={q}
            onSearch={(words) => change({ q: words, page: undefined })}
          />
        </search>
        <div className={classes.posts}>
          {isPending && <PostSkeletons count={perPage} />}
          {error && !data && <FailedState error={error} onRetry={refetch} />}
          {data && found.length === 0 && (
            <EmptyState
              icon={<IconSearchOff size={24} stroke={1.6} />}
              title={t('none.title')}
              message={t('none.message')}
              action={
                <Button
                  variant="default"
                  onClick={() => change({ q: undefined, category: undefined, page: undefined })}
                >
                  {t('none.showAll')}
                </Button>
              }
            />
          )}
          {found.length > 0 && (
            <>
              <div className={classes.cards}>
                {found.slice((page - 1) * perPage, page * perPage).map((post) => (
                  <PostCard key={post.id} post={post} />
                ))}
              </div>
              <NumberedPages
                what="posts"
                page={page}
                perPage={perPage}
                total={found.length}
                onPage={(next) => change({ page: next }, { replace: false })}
              />
            </>
          )}
        </div>
        <Sidebar chosen={category} />
      </div>
    </Page>
  );
}

function fits({ title, excerpt, userFullName, tags }: BlogPost, { q = '', category }: BlogSearch): boolean {
  const wanted = q.toLowerCase();
  const isFound = [title, excerpt, userFullName].some((text) => text.toLowerCase().includes(wanted));
  return isFound && (!category || tags.includes(category));
}

/** A post in short: its cover, what it is about, and its author. */
function PostCard({ post }: { post: BlogPost }) {
  const { t } = useTranslation('demo/blog');
  return (
    <LinkCard as="article" className={classes.postCardCard}>
      <img className={classes.cover} src={post.img} alt="" width={640} height={360} />
      <div className={classes.words}>
        <div className={classes.top}>
          <Tags tags={post.tags} />
          <PostState status={post.status} />
        </div>
        <h2 className={classes.title}>
          <CardLink to={links.post} search={{ id: post.id }}>
            <bdi>{post.title}</bdi>
          </CardLink>
        </h2>
        <p className={classes.excerpt} dir="auto">
          {post.excerpt}
        </p>
        <div className={classes.foot}>
          <Avatar name={post.userFullName} src={post.avatar} size={24} decorative />
          <bdi className={classes.author}>{post.userFullName}</bdi>
          <Day at={post.blogPosted} />
          <span className={classes.comments}>
            <IconMessageCircle size={14} stroke={1.8} aria-hidden="true" />
            {post.comment}
            <VisuallyHidden> {t('comments', { count: post.comment })}</VisuallyHidden>
          </span>
        </div>
      </div>
    </LinkCard>
  );
}
