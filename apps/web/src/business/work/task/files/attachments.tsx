import type { File } from '@kazi/contract/files';
import type { Task } from '@kazi/contract/work';
import { Row, Stack } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { ActionIcon, Button, FileButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import IconCamera from '#icons/IconCamera';
import IconFile from '#icons/IconFile';
import IconPaperclip from '#icons/IconPaperclip';
import IconX from '#icons/IconX';
import part from '../task-view.module.css';
import classes from './attachments.module.css';
import { sizeText, type useAttachments } from './use-attachments.ts';

interface AttachmentsProps {
  task: Task;
  attachments: ReturnType<typeof useAttachments>;
}

/** Files on a task, each to be opened or taken off; more are put there by button, by dropping or by pasting. */
export function Attachments({ task, attachments: { uploading, add, remove } }: AttachmentsProps) {
  const { t } = useTranslation('tasks');
  const mayAdd = task.may.update;
  if (task.files.length === 0 && !mayAdd) return null;
  return (
    <section className={part.part} aria-label={t('files.title')}>
      <h2 className={part.heading}>{t('files.title')}</h2>
      {task.files.length + uploading.length > 0 && (
        <ul className={classes.files}>
          {task.files.map((file) => (
            <FileCard key={file.id} file={file} onRemove={mayAdd ? () => remove(file) : undefined} />
          ))}
          {uploading.map(({ key, name, part: done }) => (
            <li key={key} className={classes.uploading}>
              <bdi className={classes.name}>{name}</bdi>
              <progress value={done} aria-label={t('files.uploading', { name })} />
            </li>
          ))}
        </ul>
      )}
      {mayAdd && (
        <Row gap={10} lineGap={4} wrap>
          <AddFiles onAdd={add} />
          <span className={classes.hint}>{t('files.hint')}</span>
        </Row>
      )}
    </section>
  );
}

/** A file that can be opened, and taken off where `onRemove` is given. */
function FileCard({ file, onRemove }: { file: File; onRemove?: (() => void) | undefined }) {
  const { t } = useTranslation('tasks');
  const locale = useLocale();
  const { name, size, url, thumbnail } = file;
  return (
    <li className={classes.file}>
      <a className={classes.link} href={url} target="_blank" rel="noreferrer" title={name}>
        {thumbnail ? (
          <img className={classes.picture} src={thumbnail} alt="" loading="lazy" />
        ) : (
          <span className={classes.picture}>
            <IconFile size={22} stroke={1.5} aria-hidden="true" />
          </span>
        )}
        <Stack as="span" shrinks className={classes.words}>
          <bdi className={classes.name}>{name}</bdi>
          <span className={classes.size}>{sizeText(size, locale)}</span>
        </Stack>
      </a>
      {onRemove && (
        <ActionIcon
          className={classes.remove}
          size={24}
          radius="xl"
          variant="default"
          aria-label={t('files.remove', { name })}
          onClick={onRemove}
        >
          <IconX size={14} stroke={1.8} />
        </ActionIcon>
      )}
    </li>
  );
}

/** Buttons that choose files, several at once and kept in their order; where one holds a camera, also one that opens it. */
function AddFiles({ onAdd }: { onAdd: ReturnType<typeof useAttachments>['add'] }) {
  const { t } = useTranslation('tasks');
  const isHeld = useMediaQuery('(hover: none) and (pointer: coarse)', false, {
    getInitialValueInEffect: false,
  });
  return (
    <>
      {isHeld && (
        <FileButton accept="image/*" capture="environment" onChange={(photo) => photo && onAdd([photo])}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconCamera size={18} stroke={1.7} />}>
              {t('files.photo')}
            </Button>
          )}
        </FileButton>
      )}
      <FileButton multiple onChange={onAdd}>
        {(props) => (
          <Button
            {...props}
            size={isHeld ? 'sm' : 'xs'}
            variant="default"
            leftSection={<IconPaperclip size={15} />}
          >
            {t('files.add')}
          </Button>
        )}
      </FileButton>
    </>
  );
}
