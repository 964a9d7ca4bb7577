import { ActionIcon } from '@mantine/core';
import IconGripVertical from '#icons/IconGripVertical';
import { useDragItem } from '../../../../shell/drag/use-drag-item.ts';

interface DragRowProps {
  id: string;
  name: string;
  className: string | undefined;
  disabled?: boolean;
}

/** A line of a list that is put elsewhere by its grip, in a `DragArea`. */
export function DragRow({ id, name, className, disabled = false }: DragRowProps) {
  const { item, handle, grip } = useDragItem<HTMLLIElement>(id, { disabled });
  return (
    <li className={className} {...item}>
      <ActionIcon
        variant="transparent"
        color="gray"
        size={24}
        disabled={disabled}
        aria-label={`Move ${name}`}
        {...handle}
        {...grip}
      >
        <IconGripVertical size={16} stroke={1.6} />
      </ActionIcon>
      {name}
    </li>
  );
}
