import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconColumns from '#icons/IconColumns';

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
