import { ActionIcon, Button, Checkbox, Group, Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowDown from '#icons/IconArrowDown';
import IconArrowUp from '#icons/IconArrowUp';
import IconColumns from '#icons/IconColumns';
import IconPin from '#icons/IconPin';
import IconPinFilled from '#icons/IconPinFilled';

/** A column of a table, as far as one chooses about it. */
export interface ChosenColumn {
  id: string;
  name: string;
  isShown: boolean;
  /** It may not be hidden. */
  isKept: boolean;
  isPinned: boolean;
}

interface ColumnChoiceProps {
  columns: readonly ChosenColumn[];
  onShow: (id: string) => void;
  onPin: (id: string) => void;
  /** Called with the ids in their new order. */
  onOrder: (ids: string[]) => void;
}

/** Behind a button: which columns there are, in which order, and which stay in sight. */
export function ColumnChoice({ columns, onShow, onPin, onOrder }: ColumnChoiceProps) {
  const { t } = useTranslation('demo');
  const ids = columns.map(({ id }) => id);
  const move = (at: number, by: number) => {
    const [id] = ids.slice(at, at + 1);
    if (id !== undefined) onOrder(ids.toSpliced(at, 1).toSpliced(at + by, 0, id));
  };
  return (
    <Popover position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns size={16} stroke={1.6} />}>
          {t('parts.columns.title')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('parts.columns.title')}>
        {columns.map(({ id, name, isShown, isKept, isPinned }, at) => (
          <Group key={id} gap="lg" wrap="nowrap" justify="space-between">
            <Checkbox
              size="xs"
              label={name}
              checked={isShown}
              disabled={isKept}
              onChange={() => onShow(id)}
            />
            <Group gap={0} wrap="nowrap">
              <Tool
                label={t('parts.columns.earlier', { name })}
                isOff={at === 0}
                onClick={() => move(at, -1)}
              >
                <IconArrowUp size={16} />
              </Tool>
              <Tool
                label={t('parts.columns.later', { name })}
                isOff={at === ids.length - 1}
                onClick={() => move(at, 1)}
              >
                <IconArrowDown size={16} />
              </Tool>
              <Tool
                label={t(isPinned ? 'parts.columns.release' : 'parts.columns.keep', { name })}
                onClick={() => onPin(id)}
              >
                {isPinned ? <IconPinFilled size={16} /> : <IconPin size={16} />}
              </Tool>
            </Group>
          </Group>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}

interface ToolProps {
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Tool = ({ label, isOff = false, onClick, children }: ToolProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    aria-label={label}
    title={label}
    disabled={isOff}
    onClick={onClick}
  >
    {children}
  </ActionIcon>
);
