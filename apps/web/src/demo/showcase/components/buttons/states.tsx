import { Button, Checkbox, Group, Stack, Tooltip } from '@mantine/core';
import { useState } from 'react';

export default function States() {
  const [isSending, setSending] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const send = () => {
    setSending(true);
    setTimeout(() => setSending(false), 1500);
  };
  return (
    <Stack gap="md">
      <Group gap="xs">
        <Button loading={isSending} onClick={send}>
          Send payslips
        </Button>
        <Button variant="default" loading={isSending} loaderProps={{ type: 'dots' }} onClick={send}>
          Refresh
        </Button>
        <Button disabled>Closed month</Button>
      </Group>
      <Checkbox
        label="I read the terms of the loan"
        checked={agreed}
        onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
      />
      <Tooltip
        label="Read the terms first"
        disabled={agreed}
        events={{ hover: true, focus: true, touch: true }}
      >
        <Button
          {...(!agreed && { 'data-disabled': true })}
          aria-disabled={!agreed}
          loading={isSending}
          onClick={(event) => (agreed ? send() : event.preventDefault())}
        >
          Borrow KES 50,000
        </Button>
      </Tooltip>
    </Stack>
  );
}
