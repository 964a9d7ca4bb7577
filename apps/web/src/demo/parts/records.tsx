import { Avatar } from '@kazi/ui/avatar';
import { Row, Text } from '@kazi/ui/layout';
import { Button, Checkbox, Menu, Popover, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconColumns from '#icons/IconColumns';
import IconDownload from '#icons/IconDownload';
import classes from './records.module.css';
import { type Sheet, useSaveSheet } from './use-save-sheet.ts';
import type { Selection } from './use-selection.ts';

interface ColumnMenuProps<Name extends string> {
  /** Those that may be hidden. */
  columns: readonly { name: Name; label: string }[];
  hidden: readonly Name[];
  onHide: (hidden: Name[] | undefined) => void;
}

/** Behind a button: which columns of a list are shown. Not there where the records are cards. */
export function ColumnMenu<Name extends string>({ columns, hidden, onHide }: ColumnMenuProps<Name>) {
  const { t } = useTranslation('demo');
  function toggle(name: Name): void {
    const next = hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name];
    onHide(next.length > 0 ? next : undefined);
  }
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" visibleFrom="md" leftSection={<IconColumns size={16} stroke={1.6} />}>
          {t('parts.columns.title')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('parts.columns.title')}>
        <Stack gap={10}>
          {columns.map(({ name, label }) => (
            <Checkbox
              key={name}
              size="xs"
              label={label}
              checked={!hidden.includes(name)}
              onChange={() => toggle(name)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface ExportMenuProps {
  /** The file's name, without its ending. */
  name: string;
  /** Called once a file is wanted. */
  sheet: () => Sheet | Promise<Sheet>;
  /** Among other small buttons. */
  isSmall?: boolean;
}

/** Saves a list as a file. What writes it is fetched only then. */
export function ExportMenu({ name, sheet, isSmall = false }: ExportMenuProps) {
  const { t } = useTranslation('demo');
  const save = useSaveSheet(name);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          {...(isSmall && { size: 'compact-sm' })}
          leftSection={<IconDownload size={isSmall ? 14 : 16} stroke={1.8} />}
        >
          {t('parts.export.label')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => save('csv', sheet)}>{t('parts.export.csv')}</Menu.Item>
        <Menu.Item onClick={() => save('xlsx', sheet)}>{t('parts.export.xlsx')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** In the heading of a table: chooses every record shown. */
export function SelectAll({ selection: { ids, isAll, toggleAll } }: { selection: Selection }) {
  const { t } = useTranslation('demo');
  return (
    <Checkbox
      size="xs"
      classNames={{ icon: classes.tick }}
      aria-label={t('parts.chosen.all')}
      checked={isAll}
      indeterminate={ids.length > 0 && !isAll}
      onChange={toggleAll}
    />
  );
}

interface SelectOneProps {
  selection: Selection;
  id: number;
  /** What the record is called. */
  name: string;
}

/** In a record's first cell: chooses it. */
export function SelectOne({ selection, id, name }: SelectOneProps) {
  const { t } = useTranslation('demo');
  return (
    <Checkbox
      size="xs"
      classNames={{ icon: classes.tick }}
      aria-label={t('parts.chosen.one', { name })}
      checked={selection.has(id)}
      onChange={() => selection.toggle(id)}
    />
  );
}

/** Above a table: how many are chosen, and what can be done with them. Not there while none is. */
export function SelectionBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { t } = useTranslation('demo');
  if (selection.ids.length === 0) return null;
  return (
    <Row gap={8} wrap className={classes.bar}>
      <span role="status">{t('parts.chosen.count', { count: selection.ids.length })}</span>
      {children}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={selection.clear}>
        {t('parts.chosen.clear')}
      </Button>
    </Row>
  );
}

/** A row of `DataCard`s above what they sum up. */
export function Figures({ children }: { children: ReactNode }) {
  return <div className={classes.figures}>{children}</div>;
}

interface PersonCellProps {
  name: string;
  avatar: string;
  /** What stands below the name: an address, a company. */
  detail: string;
  /** Where the name leads; the whole row leads there then. */
  to?: string;
}

/** Somebody in a row of a list: face, name, and a word about them. */
export function PersonCell({ name, avatar, detail, to }: PersonCellProps) {
  return (
    <Row as="span" gap={10} shrinks>
      <Avatar name={name} src={avatar} size={32} decorative />
      <span className={classes.words}>
        {to ? (
          <Link to={to} data-row-link className={classes.name} dir="auto">
            {name}
          </Link>
        ) : (
          <span className={classes.name} dir="auto">
            {name}
          </span>
        )}
        <Text as="span" tone="muted" size={13} weight={400} className={classes.detail} dir="auto">
          {detail}
        </Text>
      </span>
    </Row>
  );
}
