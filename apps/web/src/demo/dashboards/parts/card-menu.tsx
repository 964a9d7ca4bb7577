import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconFileTypeCsv from '#icons/IconFileTypeCsv';
import IconMaximize from '#icons/IconMaximize';
import IconRefresh from '#icons/IconRefresh';
import { type Sheet, useSaveSheet } from '../../parts/use-save-sheet.ts';

const icon = { size: 16, stroke: 1.6 };

/** What the menu of a card acts on. */
export interface CardActs {
  title: string;
  /** What the card tells as a table; undefined where it is none, or not here yet. */
  sheet: (() => Sheet) | undefined;
  onRefresh: () => void;
  /** Fills the screen with the card, or ends that. */
  onFull: () => void;
}

interface CardMenuProps extends CardActs {
  onClose: () => void;
  /** The button that it belongs to. */
  children: ReactNode;
}

/** What can be done with a card of a dashboard, below its button, whose first click fetched this. */
export default function CardMenu({ title, sheet, onRefresh, onFull, onClose, children }: CardMenuProps) {
  const { t } = useTranslation('demo');
  const save = useSaveSheet(title);
  return (
    <Menu
      defaultOpened
      position="bottom-end"
      width={200}
      transitionProps={{ duration: 0 }}
      returnFocus={false}
      onClose={onClose}
    >
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconRefresh {...icon} />} onClick={onRefresh}>
          {t('parts.card.refresh')}
        </Menu.Item>
        {sheet && (
          <Menu.Item leftSection={<IconFileTypeCsv {...icon} />} onClick={() => save('csv', sheet)}>
            {t('parts.card.csv')}
          </Menu.Item>
        )}
        {document.fullscreenEnabled && (
          <Menu.Item leftSection={<IconMaximize {...icon} />} onClick={onFull}>
            {t('parts.card.full')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
