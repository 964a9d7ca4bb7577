import { toast } from '@kazi/ui/toast';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import IconBraces from '#icons/IconBraces';
import IconFileTypeCsv from '#icons/IconFileTypeCsv';
import IconFileTypeXls from '#icons/IconFileTypeXls';
import type { SheetKind } from '../../../sheets/messages.ts';
import { saveTable } from '../../../sheets/sheets.ts';

const headings = ['Invoice', 'Client', 'Town', 'KES'];
const rows = [
  ['INV-0311', 'Mawingu Studio', 'Nairobi', 48_000],
  ['INV-0312', 'Lakeside Timber', 'Kisumu', 126_500],
  ['INV-0313', 'Coast Fresh Produce', 'Mombasa', 23_750],
];
const kinds = [
  { kind: 'csv', label: 'CSV', icon: IconFileTypeCsv },
  { kind: 'xlsx', label: 'Excel', icon: IconFileTypeXls },
  { kind: 'json', label: 'JSON', icon: IconBraces },
] as const;

export default function Formats() {
  const [busy, setBusy] = useState<SheetKind>();
  async function save(kind: SheetKind) {
    setBusy(kind);
    try {
      await saveTable('invoices', { kind, headings, rows });
    } catch {
      toast({ message: 'The file could not be written.', tone: 'DANGER' });
    }
    setBusy(undefined);
  }
  return (
    <Group gap="xs">
      {kinds.map(({ kind, label, icon: Icon }) => (
        <Button
          key={kind}
          variant="default"
          leftSection={<Icon size={16} stroke={1.6} />}
          loading={busy === kind}
          onClick={() => save(kind)}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}
