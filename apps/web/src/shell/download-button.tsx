import { Button, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import IconDownload from '#icons/IconDownload';
import { saveFile } from './save-file.ts';

interface DownloadButtonProps extends ButtonProps {
  /** Has the server make the file. */
  file: () => Promise<File>;
  'aria-label'?: string;
}

/** Saves a file that the server makes; turns until it is there. */
export function DownloadButton({ file, ...button }: DownloadButtonProps) {
  const download = useMutation({ mutationFn: file, onSuccess: saveFile });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.8} />}
      {...button}
      loading={download.isPending}
      onClick={() => download.mutate()}
    />
  );
}
