import { addComment, getArticle, listPosts } from '@kazi/simulation/blog';
import { Avatar } from '@kazi/ui/avatar';
import { toast } from '@kazi/ui/toast';
import { Button, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../calls/use-answer.ts';
import { given } from '../../parts/validators.ts';
import { useDemoUser } from '../../session/session.ts';
import classes from './reply-form.module.css';

/** Says something about a post. */
export function ReplyForm({ post }: { post: number }) {
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
      <Avatar name={fullName} src={avatar} size={32} decorative />
      <div className={classes.fields}>
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
      </div>
    </form>
  );
}
