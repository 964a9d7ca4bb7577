import { type BlogCategory, type BlogPost, getSidebar, listPosts } from '@kazi/simulation/blog';
import { Avatar } from '@kazi/ui/avatar';
import { EmptyState } from '@kazi/ui/empty-state';
import { Row, Text } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, VisuallyHidden } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconBuildingBank from '#icons/IconBuildingBank';
import IconBuildingStore from '#icons/IconBuildingStore';
import IconCoins from '#icons/IconCoins';
import IconMessageCircle from '#icons/IconMessageCircle';
import IconReceipt2 from '#icons/IconReceipt2';
import IconSearchOff from '#icons/IconSearchOff';
import IconTag from '#icons/IconTag';
import IconUserPlus from '#icons/IconUserPlus';
import IconUsers from '#icons/IconUsers';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { CardLink, LinkCard } from '../../parts/link-card.tsx';
import { NumberedPages } from '../../parts/numbered-pages.tsx';
import { DemoLink } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import { Day, PostState, Tags } from '../parts.tsx';
import { RecentPosts } from '../recent-posts.tsx';
import type { BlogSearch } from '../search.ts';
import classes from './blog-page.module.css';

/** Keeps the place of posts while they load. */
function PostSkeletons({ count }: { count: number }) {
  const { t } = useTranslation('demo/blog');
  return (
    <div className={classes.skeletons} role="status" aria-label={t('loading')}>
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
        <Row gap={6} justify="between" wrap className={classes.top}>
          <Tags tags={post.tags} />
          <PostState status={post.status} />
        </Row>
        <h2 className={classes.title}>
          <CardLink to={links.post} search={{ id: post.id }}>
            <bdi>{post.title}</bdi>
          </CardLink>
        </h2>
        <Text tone="muted" grow dir="auto">
          {post.excerpt}
        </Text>
        <Row lineGap={4} gap={8} wrap tone="muted" size={13} className={classes.foot}>
          <Avatar name={post.userFullName} src={post.avatar} size={24} decorative />
          <bdi className={classes.author}>{post.userFullName}</bdi>
          <Day at={post.blogPosted} />
          <Row as="span" inline gap={4} tabular className={classes.comments}>
            <IconMessageCircle size={14} stroke={1.8} aria-hidden="true" />
            {post.comment}
            <VisuallyHidden> {t('comments', { count: post.comment })}</VisuallyHidden>
          </Row>
        </Row>
      </div>
    </LinkCard>
  );
}

/** Icons by the names that the answer gives them. */
const icons: Record<string, Icon> = {
  'building-bank': IconBuildingBank,
  'building-store': IconBuildingStore,
  coins: IconCoins,
  'receipt-2': IconReceipt2,
  'user-plus': IconUserPlus,
  users: IconUsers,
};

/** Beside the posts: the latest of them, and the categories. */
function Sidebar({ chosen }: { chosen: BlogCategory | undefined }) {
  const { t } = useTranslation('demo/blog');
  const { data, isPending } = useQuery(answerOf(getSidebar, {}));
  return (
    <aside className={classes.side} aria-label={t('sidebar.label')}>
      <Panel title={t('sidebar.recent')} flush>
        {isPending && <SkeletonRows rows={4} height={76} label={t('sidebar.loadingRecent')} />}
        {data && <RecentPosts posts={data.recentPosts} />}
      </Panel>
      <Panel title={t('categoriesTitle')} flush>
        {isPending && <SkeletonRows rows={6} height={40} label={t('sidebar.loadingCategories')} />}
        {data && (
          <ul className={classes.categories}>
            {data.categories.map(({ category, icon, count }) => {
              const Sign = icons[icon] ?? IconTag;
              const isChosen = category === chosen;
              return (
                <li key={category}>
                  <DemoLink
                    className={classes.category}
                    to={links.blog}
                    search={isChosen ? {} : { category }}
                    data-chosen={isChosen || undefined}
                  >
                    <Sign size={18} stroke={1.6} aria-hidden="true" />
                    {t(`categories.${category}`)}
                    <Text as="span" tone="muted" weight={400} tabular className={classes.count}>
                      {count}
                    </Text>
                  </DemoLink>
                </li>
              );
            })}
          </ul>
        )}
      </Panel>
    </aside>
  );
}
