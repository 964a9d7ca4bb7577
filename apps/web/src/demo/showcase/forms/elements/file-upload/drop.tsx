import '@mantine/core/styles/Progress.layer.css';
import { ActionIcon, Button, FileButton, Progress } from '@mantine/core';
import IconFile from '#icons/IconFile';
import IconRefresh from '#icons/IconRefresh';
import IconUpload from '#icons/IconUpload';
import IconX from '#icons/IconX';
import { useFileDrop } from '../../../../../shell/use-file-drop.ts';
import classes from './drop.module.css';
import { useUploads } from './use-uploads.ts';

const kilobytes = ({ size }: File) => `${Math.ceil(size / 1000).toLocaleString('en')} kB`;

export default function Drop() {
  const { uploads, add, again, remove } = useUploads();
  const { over, target } = useFileDrop(add, true);
  const done = uploads.filter(({ part }) => part === 1).length;
  return (
    <>
      <section
        {...target}
        className={classes.area}
        data-over={over || undefined}
        aria-label="Papers of the delivery"
      >
        <IconUpload size={24} stroke={1.5} aria-hidden="true" />
        <p>Drop delivery notes and invoices here</p>
        <FileButton multiple onChange={add}>
          {(button) => (
            <Button variant="default" {...button}>
              Choose files
            </Button>
          )}
        </FileButton>
      </section>
      <ul className={classes.files} aria-label="Files">
        {uploads.map((upload) => (
          <li key={upload.id}>
            <IconFile size={20} stroke={1.5} aria-hidden="true" />
            <div className={classes.words}>
              <span>
                <bdi>{upload.file.name}</bdi>{' '}
                <small>{upload.failed ? 'was not sent' : kilobytes(upload.file)}</small>
              </span>
              <Progress
                value={upload.part * 100}
                size={4}
                aria-label={`Sending ${upload.file.name}`}
                {...(upload.failed && { color: 'red' })}
              />
            </div>
            {upload.failed && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Send ${upload.file.name} again`}
                onClick={() => again(upload)}
              >
                <IconRefresh size={18} stroke={1.6} />
              </ActionIcon>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Remove ${upload.file.name}`}
              onClick={() => remove(upload)}
            >
              <IconX size={18} stroke={1.6} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <p role="status">{uploads.length > 0 && `${done} of ${uploads.length} sent`}</p>
    </>
  );
}
