import {
  addComment,
  type BlogArticle,
  type BlogComment,
  getArticle,
  getSidebar,
  listPosts,
} from '@kazi/simulation/blog';
import { Avatar } from '@kazi/ui/avatar';
import { List, Row, Stack, Text } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { RelativeTime } from '@kazi/ui/relative-time';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { toast } from '@kazi/ui/toast';
import { Button, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import IconPencil from '#icons/IconPencil';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { answerOf, useChange } from '../../calls/use-answer.ts';
import { LeaveGuard } from '../../parts/leave-guard.tsx';
import { SafeHtml } from '../../parts/safe-html.tsx';
import { given } from '../../parts/validators.ts';
import { DemoLinkButton } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import { useDemoUser } from '../../session/session.ts';
import { Day, NoSuchPost, PostState, Tags } from '../parts.tsx';
import { RecentPosts } from '../recent-posts.tsx';
import { postInput } from '../search.ts';
import classes from './article-page.module.css';

/** What an adult reads in a minute, more or less. */
const wordsAMinute = 200;

const mostMore = 3;

/** A post to read, and what others said about it. */
export function ArticlePage({ id }: { id: number | undefined }) {
  const { t } = useTranslation('demo/blog');
  const { data, error, isPending, refetch } = useQuery(answerOf(getArticle, postInput(id)));
  const { data: sidebar } = useQuery(answerOf(getSidebar, {}));
  const blog = data?.blog;
  const above = (
    <Link to={links.blog} activeOptions={{ exact: true }}>
      {t('title')}
    </Link>
  );
  if (!blog) {
    return (
      <Page title={t(data ? 'post.noneTitle' : 'post.title')} above={above} width="narrow">
        {isPending && (
          <Panel flush>
            <SkeletonRows rows={8} height={56} label={t('post.loading')} />
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
      heading={<bdi>{blog.title}</bdi>}
      above={above}
      width="narrow"
      actions={
        <DemoLinkButton
          to={links.editPost}
          variant="default"
          search={{ id: blog.id }}
          leftSection={<IconPencil size={16} stroke={1.8} />}
        >
          {t('post.edit')}
        </DemoLinkButton>
      }
    >
      <Article blog={blog} />
      <Comments post={blog.id} comments={data.comments} />
      {more && (
        <Panel title={t('post.readOn')} flush>
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
  const { t } = useTranslation('demo/blog');
  return (
    <Panel title={t('post.comments', { count: comments.length })} flush>
      {comments.length > 0 && (
        <List>
          {comments.map(({ id, avatar, userFullName, commentedAt, commentText }) => (
            <Row as="li" key={id} align="stretch" gap={12} className={classes.comment}>
              <Avatar name={userFullName} src={avatar} size={32} decorative />
              <Text as="div" grow>
                <Row as="p" lineGap={0} gap={8} align="baseline" wrap>
                  <strong>
                    <bdi>{userFullName}</bdi>
                  </strong>
                  <Text as="span" tone="muted" size={12}>
                    <RelativeTime at={commentedAt} />
                  </Text>
                </Row>
                <p className={classes.text} dir="auto">
                  {commentText}
                </p>
              </Text>
            </Row>
          ))}
        </List>
      )}
      <ReplyForm post={post} />
    </Panel>
  );
}

/** The post itself, under its cover. */
function Article({ blog }: { blog: BlogArticle }) {
  const { t } = useTranslation('demo/blog');
  return (
    <Panel flush>
      <img className={classes.cover} src={blog.img} alt="" width={640} height={360} />
      <div className={classes.article}>
        <Row gap={12} wrap className={classes.byline}>
          <Avatar name={blog.userFullName} src={blog.avatar} size={40} decorative />
          <div className={classes.author}>
            <strong>
              <bdi>{blog.userFullName}</bdi>
            </strong>
            <Text as="span" tone="muted" size={13}>
              <bdi>{blog.jobTitle}</bdi> · <Day at={blog.createdTime} /> ·{' '}
              {t('post.minutes', { minutes: minutesToRead(blog.content) })}
            </Text>
          </div>
          <PostState status={blog.status} />
          <Tags tags={blog.tags} />
        </Row>
        <SafeHtml html={blog.content} />
      </div>
    </Panel>
  );
}

/** How long it takes to read what stands in a piece of HTML, at least a minute. */
function minutesToRead(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return Math.max(1, Math.round(words.length / wordsAMinute));
}

/** The post that is read is in the search of the address. */
const toOtherPost: ComponentProps<typeof LeaveGuard>['leaves'] = ({ current, next }) =>
  current.pathname !== next.pathname || Reflect.get(current.search, 'id') !== Reflect.get(next.search, 'id');

/** Says something about a post. */
function ReplyForm({ post }: { post: number }) {
  const { t } = useTranslation('demo/blog');
  const { fullName, avatar } = useDemoUser();
  const form = useForm({
    initialValues: { text: '' },
    validate: { text: given(t('reply.empty')) },
  });
  const reply = useChange(addComment, {
    changes: [getArticle, listPosts],
    onDone: () => {
      form.reset();
      toast({ message: t('reply.done') });
    },
  });
  const send = form.onSubmit(({ text }) =>
    reply.mutate({ id: post, userFullName: fullName, avatar, commentText: text.trim() }),
  );
  return (
    <form className={classes.reply} onSubmit={send} noValidate>
      <LeaveGuard isOn={form.isDirty() && !reply.isPending} leaves={toOtherPost} />
      <Avatar name={fullName} src={avatar} size={32} decorative />
      <Stack gap={12} align="start" grow className={classes.fields}>
        <Textarea
          label={t('reply.label')}
          placeholder={t('reply.placeholder')}
          dir="auto"
          autosize
          minRows={3}
          {...form.getInputProps('text')}
        />
        <Button type="submit" loading={reply.isPending}>
          {t('reply.submit')}
        </Button>
      </Stack>
    </form>
  );
}
