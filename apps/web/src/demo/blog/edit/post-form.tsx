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
import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { Button, Checkbox, Group, Input, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from '../../../shell/edit-form/form.module.css';
import { oneOf, someOf } from '../../../shell/search-params.ts';
import { useChange } from '../../calls/use-answer.ts';
import { focusFirstError } from '../../parts/focus-first-error.ts';
import { LeaveGuard } from '../../parts/leave-guard.tsx';
import { RichTextField } from '../../parts/rich-text/rich-text-field.tsx';
import { given } from '../../parts/validators.ts';
import { DemoLinkButton } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import { CoverField } from './cover-field.tsx';

/** Everything about a post that can be changed. */
export function PostForm({ post }: { post: BlogEdit }) {
  const { t } = useTranslation('demo/blog');
  const { form, save, retitle } = usePostForm(post);
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values), focusFirstError(form))} noValidate>
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
