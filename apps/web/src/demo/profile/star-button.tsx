import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import IconStar from '#icons/IconStar';
import IconStarFilled from '#icons/IconStarFilled';

interface StarButtonProps {
  /** What it does, for screen readers. */
  label: string;
  initially: boolean;
}

/** Stars something, as long as the page is open. */
export function StarButton({ label, initially }: StarButtonProps) {
  const [isStarred, setStarred] = useState(initially);
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      aria-pressed={isStarred}
      onClick={() => setStarred(!isStarred)}
    >
      {isStarred ? (
        <IconStarFilled size={18} color="var(--kz-active)" />
      ) : (
        <IconStar size={18} stroke={1.6} />
      )}
    </ActionIcon>
  );
}
