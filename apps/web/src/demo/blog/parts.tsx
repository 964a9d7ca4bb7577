import type { BlogCategory, PostStatus } from '@kazi/simulation/blog';
import { dateFormat } from '@kazi/ui/date-format';
import { EmptyState } from '@kazi/ui/empty-state';
import { Row } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { useTranslation } from 'react-i18next';
import IconSearchOff from '#icons/IconSearchOff';
import { LinkButton } from '../../shell/link-button.tsx';
import { StatusBadge } from '../parts/status.tsx';
import { DemoLink } from '../routing/demo-link.tsx';
import { links } from '../routing/links.ts';
import classes from './parts.module.css';

/** The categories of a post; each leads to all of its posts. */
export function Tags({ tags }: { tags: readonly BlogCategory[] }) {
  const { t } = useTranslation('demo/blog');
  return (
    <Row as="ul" gap={6} align="stretch" wrap aria-label={t('categoriesTitle')}>
      {tags.map((category) => (
        <li key={category}>
          <DemoLink className={classes.tag} to={links.blog} search={{ category }}>
            {t(`categories.${category}`)}
          </DemoLink>
        </li>
      ))}
    </Row>
  );
}

/** The day of a moment. */
export function Day({ at }: { at: string }) {
  const format = dateFormat(useLocale(), { dateStyle: 'medium' });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}

/** Says of a post that it is not published; of one that is, nothing. */
export function PostState({ status }: { status: PostStatus }) {
  const { t } = useTranslation('demo/blog');
  if (status === 'Published') return null;
  return <StatusBadge status={status}>{t(`statuses.${status}`)}</StatusBadge>;
}

/** Stands where a post was looked for that there is not. */
export function NoSuchPost() {
  const { t } = useTranslation('demo/blog');
  return (
    <EmptyState
      icon={<IconSearchOff size={24} stroke={1.6} />}
      title={t('noPost.title')}
      message={t('noPost.message')}
      action={<LinkButton to={links.blog}>{t('noPost.all')}</LinkButton>}
    />
  );
}
