import { Row } from '@kazi/ui/layout';
import { uploadLimitBytes } from '@kazi/contract/files';
import { useLocale } from '@kazi/ui/locale';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Button, FileButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPaperclip from '#icons/IconPaperclip';
import IconX from '#icons/IconX';
import { upload } from '../../../api/upload.ts';
import { sizeText } from '../task/files/use-attachments.ts';
import classes from './new-task.module.css';

/** Files that are to go with a task that is not made yet. */
export function useChosenFiles() {
  const { t } = useTranslation('tasks');
  const locale = useLocale();
  const [files, setFiles] = useState<readonly File[]>([]);
  /** What has arrived already: another try does not send it again. */
  const arrived = useRef(new Map<File, string>());

  function add(chosen: readonly File[]) {
    for (const { name } of chosen.filter(({ size }) => size > uploadLimitBytes))
      toast({
        tone: 'DANGER',
        message: `${name}: ${t('files.tooLarge', { most: sizeText(uploadLimitBytes, locale) })}`,
      });
    setFiles([...files, ...chosen.filter(({ size }) => size <= uploadLimitBytes)]);
  }

  /** Sends them, and gives their ids. */
  async function send(): Promise<string[]> {
    const ids: string[] = [];
    for (const file of files) {
      const id = arrived.current.get(file) ?? (await upload(file, () => undefined)).id;
      arrived.current.set(file, id);
      ids.push(id);
    }
    return ids;
  }

  const remove = (file: File) => setFiles(files.filter((other) => other !== file));
  return { files, add, remove, send, clear: () => setFiles([]) };
}

/** The files that are to go with a new task, and the button for more. */
export function NewTaskFiles({ files, add, remove }: ReturnType<typeof useChosenFiles>) {
  const { t } = useTranslation('tasks');
  return (
    <Row as="ul" gap={6} wrap className={classes.files} aria-label={t('files.title')}>
      {files.map((file) => (
        <li key={`${file.name} ${file.lastModified} ${file.size}`} className={classes.file}>
          <bdi>{file.name}</bdi>
          <ActionIcon
            size={24}
            variant="subtle"
            color="gray"
            aria-label={t('files.remove', { name: file.name })}
            onClick={() => remove(file)}
          >
            <IconX size={14} stroke={1.8} />
          </ActionIcon>
        </li>
      ))}
      <li>
        <FileButton multiple onChange={add}>
          {(props) => (
            <Button
              {...props}
              size="compact-sm"
              variant="subtle"
              color="gray"
              leftSection={<IconPaperclip size={15} />}
            >
              {t('files.add')}
            </Button>
          )}
        </FileButton>
      </li>
    </Row>
  );
}
