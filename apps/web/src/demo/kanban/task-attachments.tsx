import { type KanbanAttachment, type KanbanTask, listTasks, updateTask } from '@kazi/simulation/kanban';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { toast } from '@kazi/ui/toast';
import { Button, FileButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconFile from '#icons/IconFile';
import IconPaperclip from '#icons/IconPaperclip';
import IconPhoto from '#icons/IconPhoto';
import IconPhotoOff from '#icons/IconPhotoOff';
import IconTrash from '#icons/IconTrash';
import { Tool } from '../../shell/tool.tsx';
import { useFileDrop } from '../../shell/use-file-drop.ts';
import { useChange } from '../calls/use-answer.ts';
import { OpenFile } from '../parts/open-file.tsx';
import { mostFileBytes, readFile } from '../parts/read-file.ts';
import classes from './task-panel.module.css';

/** The files of a task: opened, added by choosing or dropping them, and, of pictures, one chosen as the card's cover. */
export function TaskAttachments({ task }: { task: KanbanTask }) {
  const { t } = useTranslation('demo/kanban');
  const { attachments, coverImage } = task;
  const { mutate, isPending } = useChange(updateTask, { changes: [listTasks] });
  const change = (changed: Partial<KanbanTask>) => mutate({ id: task.id, ...changed });

  async function add(files: readonly File[]) {
    const [large] = files.filter(({ size }) => size > mostFileBytes);
    if (large) toast({ message: t('files.tooLarge', { name: large.name }) });
    const small = files.filter(({ size }) => size <= mostFileBytes);
    const added = await Promise.all(small.map(attachmentOf));
    const names = added.map(({ name }) => name);
    // A file of a name that is there already takes its place.
    if (added.length > 0)
      change({ attachments: [...attachments.filter(({ name }) => !names.includes(name)), ...added] });
  }
  function remove({ name, url }: KanbanAttachment) {
    change({
      attachments: attachments.filter((other) => other.name !== name),
      coverImage: coverImage === url ? null : coverImage,
    });
    const undo = { label: t('undo'), run: () => change({ attachments, coverImage }) };
    toast({ message: t('files.removed', { name }), action: undo });
  }
  const { over, target } = useFileDrop((files) => void add(files), true);
  return (
    <section aria-labelledby="attachments" className={classes.zone} data-over={over || undefined} {...target}>
      <h3 id="attachments" className={classes.heading}>
        {t('panel.attachments')}
      </h3>
      <Stack as="ul" className={classes.files}>
        {attachments.map((attachment) => (
          <Row as="li" key={attachment.name} gap={2}>
            <AttachedFile attachment={attachment} />
            {attachment.shows === 'picture' && (
              <Tool
                label={t(coverImage === attachment.url ? 'files.noCover' : 'files.cover', {
                  name: attachment.name,
                })}
                icon={coverImage === attachment.url ? IconPhotoOff : IconPhoto}
                onClick={() => change({ coverImage: coverImage === attachment.url ? null : attachment.url })}
              />
            )}
            <Tool
              label={t('files.remove', { name: attachment.name })}
              icon={IconTrash}
              onClick={() => remove(attachment)}
            />
          </Row>
        ))}
      </Stack>
      <Row lineGap={4} gap={12} wrap>
        <FileButton multiple onChange={(files) => void add(files)}>
          {(props) => (
            <Button
              variant="default"
              loading={isPending}
              leftSection={<IconPaperclip size={16} stroke={1.6} />}
              {...props}
            >
              {t('files.add')}
            </Button>
          )}
        </FileButton>
        <Text as="span" tone="muted" size={13}>
          {t('files.dropHint')}
        </Text>
      </Row>
    </section>
  );
}

async function attachmentOf(file: File): Promise<KanbanAttachment> {
  const { name, url, isPicture } = await readFile(file);
  return { name, url, img: isPicture ? url : '', shows: isPicture ? 'picture' : 'nothing' };
}

/** A file with its picture and its name; opens it. */
function AttachedFile({ attachment: { name, img, url, shows } }: { attachment: KanbanAttachment }) {
  return (
    <OpenFile name={name} url={url} shows={shows} className={classes.open}>
      {img ? (
        <img className={classes.thumbnail} src={img} alt="" width={32} height={32} />
      ) : (
        <IconFile className={classes.thumbnail} size={32} stroke={1.2} aria-hidden="true" />
      )}
      <Text as="span" cut className={classes.name} dir="auto">
        {name}
      </Text>
    </OpenFile>
  );
}
