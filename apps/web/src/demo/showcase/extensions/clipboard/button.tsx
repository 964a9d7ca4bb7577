import { Button, CopyButton, Group } from '@mantine/core';
import IconCheck from '#icons/IconCheck';
import IconCopy from '#icons/IconCopy';

export default function Copied() {
  return (
    <Group>
      <CopyButton value="Paybill 400200, account KZ-1042">
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
            onClick={copy}
          >
            {copied ? 'Copied' : 'Copy the paybill'}
          </Button>
        )}
      </CopyButton>
      <Button variant="default" disabled leftSection={<IconCopy size={16} />}>
        Nothing to copy
      </Button>
    </Group>
  );
}
