import { type BlogPost, listPosts } from '@kazi/simulation/blog';
import { EmptyState } from '@kazi/ui/empty-state';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import IconSearchOff from '#icons/IconSearchOff';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { NumberedPages } from '../../parts/numbered-pages.tsx';
import classes from './blog-page.module.css';
import { PostCard } from './post-card.tsx';
import { PostSkeletons } from './post-skeletons.tsx';
import type { BlogSearch } from './search.ts';
import { Sidebar } from './sidebar.tsx';

const perPage = 6;

/** Every post, to be searched and narrowed to a category. */
export function BlogPage({ search }: { search: BlogSearch }) {
  const { q, category, page = 1 } = search;
  const change = useChangeSearch<BlogSearch>();
  const { data, error, isPending, refetch } = useQuery(answerOf(listPosts, {}));
  const found = data?.filter((post) => fits(post, search)) ?? [];
  return (
    <Page title="Blog" description="Work, pay and running a small firm in Kenya, by those who do it.">
      <div className={classes.blog}>
        <search className={classes.search}>
          <SearchField
            label="Search posts"
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
              title="Nothing written about that yet"
              message="Try another word, or another category."
              action={
                <Button
                  variant="default"
                  onClick={() => change({ q: undefined, category: undefined, page: undefined })}
                >
                  Show all posts
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
