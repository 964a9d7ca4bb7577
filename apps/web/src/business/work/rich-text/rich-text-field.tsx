import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { EditorProps } from './editor.tsx';

const Editor = lazy(() => import('./editor.tsx'));

/** The editor, fetched when one is first shown. */
export function RichTextField(props: EditorProps) {
  return (
    <Suspense fallback={<Skeleton height={120} radius="md" />}>
      <Editor {...props} />
    </Suspense>
  );
}
