import {
  type BlogCategory,
  type BlogEdit,
  blogCategories,
  getArticle,
  getEdit,
  getSidebar,
  listPosts,
  postStatuses,
  savePost,
} from '@kazi/simulation/blog';
import { slugOf } from '@kazi/simulation/slug';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { toast } from '@kazi/ui/toast';
import { Button, Checkbox, FileButton, Group, Input, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPhoto from '#icons/IconPhoto';
import classes from '../../../shell/edit-form/form.module.css';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { oneOf, someOf } from '../../../shell/search-params.ts';
import { answerOf, useChange } from '../../calls/use-answer.ts';
import { LeaveGuard } from '../../parts/leave-guard.tsx';
import { RichTextField } from '../../parts/rich-text/rich-text-field.tsx';
import { given } from '../../parts/validators.ts';
import { DemoLink, DemoLinkButton } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import { NoSuchPost } from '../parts.tsx';
import { postInput } from '../search.ts';
import cover from './cover-field.module.css';

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

/** Everything about a post that can be changed. */
function PostForm({ post }: { post: BlogEdit }) {
  const { t } = useTranslation('demo/blog');
  const { form, save, retitle } = usePostForm(post);
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))} noValidate>
      <LeaveGuard isOn={form.isDirty() && !save.isSuccess && !save.isPending} />
      <Panel>
        <div className={classes.form}>
          <TextInput
            label={t('edit.name')}
            {...form.getInputProps('blogTitle')}
            onChange={({ currentTarget }) => retitle(currentTarget.value)}
          />
          <div className={classes.pair}>
            <TextInput
              label={t('edit.slug')}
              description={t('edit.slugHint')}
              dir="ltr"
              {...form.getInputProps('slug')}
            />
            <NativeSelect
              label={t('edit.status')}
              description={t('edit.statusHint')}
              data={postStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
              value={form.values.status}
              onChange={({ currentTarget }) =>
                form.setFieldValue('status', oneOf(currentTarget.value, postStatuses) ?? 'Draft')
              }
            />
          </div>
          <Checkbox.Group
            label={t('categoriesTitle')}
            error={form.errors.blogCategories}
            value={form.values.blogCategories}
            onChange={(chosen) => form.setFieldValue('blogCategories', known(chosen))}
          >
            <Group gap="8px 20px">
              {blogCategories.map((category) => (
                <Checkbox key={category} value={category} label={t(`categories.${category}`)} />
              ))}
            </Group>
          </Checkbox.Group>
          <Textarea
            label={t('edit.excerpt')}
            description={t('edit.excerptHint')}
            dir="auto"
            autosize
            minRows={2}
            {...form.getInputProps('excerpt')}
          />
          <Input.Wrapper label={t('edit.content')} labelElement="div" error={form.errors.content}>
            <RichTextField
              label={t('edit.content')}
              value={form.values.content}
              onChange={(html) => form.setFieldValue('content', html)}
            />
          </Input.Wrapper>
          <CoverField
            first={post.featuredImage}
            value={form.values.featuredImage}
            onChange={(image) => form.setFieldValue('featuredImage', image)}
          />
          <div className={classes.actions}>
            <DemoLinkButton to={links.post} search={{ id: post.id }} variant="default">
              {t('edit.cancel')}
            </DemoLinkButton>
            <Button type="submit" loading={save.isPending}>
              {t('edit.save')}
            </Button>
          </div>
        </div>
      </Panel>
    </form>
  );
}

const known = (chosen: string[]): BlogCategory[] => someOf(chosen, blogCategories) ?? [];

/** The form's values and checks; saving leads to the post. */
function usePostForm(post: BlogEdit) {
  const { t } = useTranslation('demo/blog');
  const router = useRouter();
  const { avatar: _avatar, userFullName: _name, createdTime: _time, ...written } = post;
  const form = useForm({
    initialValues: written,
    validate: {
      blogTitle: given(t('edit.nameMissing')),
      slug: (slug) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? null : t('edit.slugWrong')),
      blogCategories: (chosen) => (chosen.length === 0 ? t('edit.noCategory') : null),
      excerpt: given(t('edit.excerptMissing')),
      content: given(t('reply.empty')),
    },
  });
  const open = () => {
    const to: string = links.post;
    const search: object = { id: post.id };
    return router.navigate({ to, search });
  };
  const save = useChange(savePost, {
    changes: [listPosts, getSidebar, getArticle, getEdit],
    onDone: (_saved, { blogTitle }) => {
      toast({ message: t('edit.saved', { title: blogTitle }) });
      void open();
    },
  });

  function retitle(title: string) {
    // The slug follows, until somebody gives it one of its own.
    if (form.values.slug === slugOf(form.values.blogTitle)) form.setFieldValue('slug', slugOf(title));
    form.setFieldValue('blogTitle', title);
  }

  return { form, save, retitle };
}

const imageTypes = ['image/png', 'image/jpeg', 'image/webp'];
const mostBytes = 2_000_000;

interface CoverFieldProps {
  /** The picture the post had before. */
  first: string;
  /** Address of the one it has now. */
  value: string;
  onChange: (image: string) => void;
}

/** Shows the picture above a post, and takes another one. */
function CoverField({ first, value, onChange }: CoverFieldProps) {
  const { t } = useTranslation('demo/blog');
  const [problem, setProblem] = useState<string>();

  async function take(file: File | null) {
    if (!file) return;
    const found = problemOf(file);
    setProblem(found && t(found));
    if (!found) onChange(await readImage(file));
  }

  return (
    <Input.Wrapper label={t('cover.label')} labelElement="div" error={problem}>
      <Row gap={16} align="stretch" wrap className={cover.cover}>
        <img className={cover.image} src={value} alt={t('cover.alt')} width={320} height={180} />
        <Stack gap={12} className={cover.words}>
          <Text tone="muted" size={13}>
            {t('cover.hint')}
          </Text>
          <Row gap={8} align="stretch" wrap>
            <FileButton accept={imageTypes.join(',')} onChange={take}>
              {(button) => (
                <Button variant="default" leftSection={<IconPhoto size={16} stroke={1.8} />} {...button}>
                  {t('cover.choose')}
                </Button>
              )}
            </FileButton>
            {value !== first && (
              <Button variant="subtle" color="gray" onClick={() => onChange(first)}>
                {t('cover.back')}
              </Button>
            )}
          </Row>
        </Stack>
      </Row>
    </Input.Wrapper>
  );
}

/** The text that says why a file cannot be the picture of a post; undefined where it can. */
function problemOf({ type, size }: Pick<File, 'type' | 'size'>) {
  if (!imageTypes.includes(type)) return 'cover.wrongType';
  if (size > mostBytes) return 'cover.tooBig';
  return undefined;
}

/** A picture's file as an address that holds all of it. */
function readImage(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
