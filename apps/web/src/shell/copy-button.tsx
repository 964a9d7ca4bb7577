import { announce } from '@kazi/ui/announcer';
import { CopyButton as Clipboard } from '@mantine/core';
import type { ReactNode } from 'react';

interface CopyButtonProps {
  value: string;
  /** What is said once it is copied: a button that has the focus already is not read again where its label changes. */
  done: string;
  children: (clipboard: { copied: boolean; copy: () => void }) => ReactNode;
}

/** Copies a text at the press of what it draws, and says so. */
export function CopyButton({ value, done, children }: CopyButtonProps) {
  return (
    <Clipboard value={value}>
      {({ copied, copy }) =>
        children({
          copied,
          copy: () => {
            copy();
            announce(done);
          },
        })
      }
    </Clipboard>
  );
}
