import { type BlogCategory, getSidebar } from '@kazi/simulation/blog';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import type { Icon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconBuildingBank from '#icons/IconBuildingBank';
import IconBuildingStore from '#icons/IconBuildingStore';
import IconCoins from '#icons/IconCoins';
import IconReceipt2 from '#icons/IconReceipt2';
import IconTag from '#icons/IconTag';
import IconUserPlus from '#icons/IconUserPlus';
import IconUsers from '#icons/IconUsers';
import { answerOf } from '../../calls/use-answer.ts';
import { DemoLink } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import { RecentPosts } from './recent-posts.tsx';
import classes from './sidebar.module.css';

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
export function Sidebar({ chosen }: { chosen: BlogCategory | undefined }) {
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
                    <span className={classes.count}>{count}</span>
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
