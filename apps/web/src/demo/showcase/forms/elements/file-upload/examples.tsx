import '@mantine/core/styles/Progress.layer.css';
import { Avatar } from '@kazi/ui/avatar';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Button, FileButton, FileInput, Group, Progress, Stack, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import IconFile from '#icons/IconFile';
import IconPaperclip from '#icons/IconPaperclip';
import IconRefresh from '#icons/IconRefresh';
import IconUpload from '#icons/IconUpload';
import IconX from '#icons/IconX';
import { useFileDrop } from '../../../../../shell/use-file-drop.ts';
import classes from './examples.module.css';
import { useUploads } from './use-uploads.ts';

const kilobytes = ({ size }: File) => `${Math.ceil(size / 1000).toLocaleString('en')} kB`;

export function DropExample() {
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

export function ChooseExample() {
  const [receipt, setReceipt] = useState<File | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: `The claim is sent with ${receipt?.name}.` });
      }}
    >
      <Stack gap="md" align="flex-start">
        <TextInput w="100%" label="What was bought" defaultValue="Fuel for the delivery to Naivasha" />
        <FileInput
          w="100%"
          label="Receipt"
          description="A photo or a PDF"
          placeholder="Choose a file"
          accept="image/*,application/pdf"
          value={receipt}
          onChange={setReceipt}
          clearable
          clearButtonProps={{ 'aria-label': 'Take the file out' }}
          leftSection={<IconPaperclip size={16} stroke={1.6} aria-hidden="true" />}
        />
        <Button type="submit" disabled={!receipt}>
          Send the claim
        </Button>
      </Stack>
    </form>
  );
}

const mostBytes = 500_000;

/** Why the file cannot be taken; undefined where it can. */
function problemOf({ name, size }: File): string | undefined {
  if (!name.toLowerCase().endsWith('.csv')) return `“${name}” is no CSV file. Save the sheet as CSV first.`;
  if (size === 0) return `“${name}” is empty.`;
  if (size > mostBytes) return `“${name}” is larger than 500 kB. Split it by month.`;
  return undefined;
}

export function CheckedExample() {
  const [file, setFile] = useState<File | null>(null);
  const problem = file ? problemOf(file) : undefined;
  return (
    <Stack gap="xs">
      <FileInput
        label="Statement of the bank"
        description="CSV, up to 500 kB"
        placeholder="Choose a file"
        accept=".csv,text/csv"
        value={file}
        onChange={setFile}
        error={problem}
        clearable
        clearButtonProps={{ 'aria-label': 'Take the file out' }}
      />
      <p role="status">{file && !problem && 'The file can be read.'}</p>
    </Stack>
  );
}

export function PictureExample() {
  const [file, setFile] = useState<File | null>(null);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Group gap="lg">
      <Avatar name="Amina Wanjiru" src={address} size={72} />
      <Group gap="xs">
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={setFile}>
          {(button) => <Button {...button}>{file ? 'Another picture' : 'Choose a picture'}</Button>}
        </FileButton>
        {file && (
          <Button variant="default" onClick={() => setFile(null)}>
            Back to the initials
          </Button>
        )}
      </Group>
    </Group>
  );
}

export function StatesExample() {
  const [papers, setPapers] = useState<File[]>([]);
  return (
    <Stack gap="md">
      <FileInput
        label="Licence of the shop"
        placeholder="Choose a file"
        error="The licence is missing."
        withAsterisk
      />
      <FileInput
        label="Contract"
        placeholder="Signed in March 2026"
        disabled
        description="Kept by the accountant."
      />
      <FileInput
        label="Photos of the goods"
        placeholder="Choose several"
        accept="image/*"
        multiple
        value={papers}
        onChange={setPapers}
        clearable
        clearButtonProps={{ 'aria-label': 'Take the photos out' }}
      />
    </Stack>
  );
}
