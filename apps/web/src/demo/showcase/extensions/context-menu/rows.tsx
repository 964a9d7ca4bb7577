import { toast } from '@kazi/ui/toast';
import { Menu } from '@mantine/core';
import IconCopy from '#icons/IconCopy';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { ContextMenu } from '../../../parts/context-menu.tsx';
import classes from './row.module.css';

const files = ['Lease of Enterprise Road.pdf', 'Payroll October.xlsx', 'Stock list Kisumu.csv'];

export default function Rows() {
  const tell = (what: string, file: string) => () => toast({ message: `${what}: ${file}` });
  return files.map((file) => (
    <ContextMenu
      key={file}
      label={`What to do with ${file}`}
      items={
        <>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={tell('Rename', file)}>
            Rename
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={16} />} onClick={tell('Copy', file)}>
            Copy
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={tell('Delete', file)}>
            Delete
          </Menu.Item>
        </>
      }
    >
      {(attributes) => (
        <button type="button" className={classes.row} {...attributes} onClick={tell('Open', file)}>
          {file}
        </button>
      )}
    </ContextMenu>
  ));
}
