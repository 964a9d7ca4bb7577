import { toast } from '@kazi/ui/toast';
import { ActionIcon, Button, Checkbox, Group, Menu, Stack, Tooltip } from '@mantine/core';
import { useState } from 'react';
import IconBold from '#icons/IconBold';
import IconChevronDown from '#icons/IconChevronDown';
import IconDownload from '#icons/IconDownload';
import IconItalic from '#icons/IconItalic';
import IconPlus from '#icons/IconPlus';
import IconPrinter from '#icons/IconPrinter';
import IconShare from '#icons/IconShare';
import IconStar from '#icons/IconStar';
import IconStarFilled from '#icons/IconStarFilled';
import IconTrash from '#icons/IconTrash';
import IconUnderline from '#icons/IconUnderline';
import { LinkButton } from '../../../../shell/link-button.tsx';
import { links } from '../../../routing/links.ts';

const weights = {
  filled: 'Send KES 4,500',
  light: 'Save as draft',
  default: 'Preview',
  outline: 'Add a line',
  subtle: 'Skip',
} as const;

export function VariantsExample() {
  const [pressed, setPressed] = useState('nothing yet');
  return (
    <Stack gap="md">
      <Group gap="xs">
        {(['filled', 'light', 'default', 'outline', 'subtle'] as const).map((variant) => (
          <Button key={variant} variant={variant} onClick={() => setPressed(weights[variant])}>
            {weights[variant]}
          </Button>
        ))}
      </Group>
      <Group gap="xs">
        <Button color="red.8" onClick={() => setPressed('Delete project')}>
          Delete project
        </Button>
        <Button variant="light" color="var(--kz-danger)" onClick={() => setPressed('Reject')}>
          Reject
        </Button>
        <LinkButton to={links.invoices} variant="default">
          To the invoices
        </LinkButton>
      </Group>
      <p role="status">Pressed: {pressed}</p>
    </Stack>
  );
}

const sizes = ['compact-sm', 'compact-md', 'xs', 'sm', 'md', 'lg'] as const;

export function SizesExample() {
  const [count, setCount] = useState(0);
  const add = () => setCount(count + 1);
  return (
    <Stack gap="md">
      <Group gap="xs">
        {sizes.map((size) => (
          <Button key={size} size={size} variant="default" onClick={add}>
            Add
          </Button>
        ))}
      </Group>
      <Button size="lg" fullWidth onClick={add}>
        Pay KES {(count * 1250).toLocaleString('en-KE')} for {count} crates
      </Button>
    </Stack>
  );
}

const tools = [
  { name: 'Download', icon: IconDownload },
  { name: 'Print', icon: IconPrinter },
  { name: 'Share', icon: IconShare },
  { name: 'Delete', icon: IconTrash },
];
const say = (message: string) => toast({ message, tone: 'INFO' });

export function IconsExample() {
  return (
    <Group gap="md">
      <Button
        leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
        onClick={() => say('An invoice is begun')}
      >
        New invoice
      </Button>
      <Button
        variant="default"
        rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}
        onClick={() => say('Sorted by amount')}
      >
        Amount
      </Button>
      <Group gap={4}>
        {tools.map(({ name, icon: Icon }) => (
          <Tooltip key={name} label={name}>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={name} onClick={() => say(name)}>
              <Icon size={18} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        ))}
      </Group>
    </Group>
  );
}

export function StatesExample() {
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

const spans = ['Day', 'Week', 'Month'];
const others = ['Accept and pay now', 'Accept in part', 'Send back'];

export function GroupsExample() {
  const [span, setSpan] = useState('Week');
  return (
    <Stack gap="md" align="flex-start">
      <Button.Group aria-label="Span of time">
        {spans.map((name) => (
          <Button
            key={name}
            variant={name === span ? 'light' : 'default'}
            aria-pressed={name === span}
            onClick={() => setSpan(name)}
          >
            {name}
          </Button>
        ))}
      </Button.Group>
      <Button.Group>
        <Button onClick={() => say('Accepted')}>Accept</Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <Button px="xs" ms={1} aria-label="Other ways to accept">
              <IconChevronDown size={16} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((name) => (
              <Menu.Item key={name} onClick={() => say(name)}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Button.Group>
    </Stack>
  );
}

const marks = [
  { name: 'Bold', icon: IconBold },
  { name: 'Italic', icon: IconItalic },
  { name: 'Underlined', icon: IconUnderline },
];

export function TogglesExample() {
  const [on, setOn] = useState<readonly string[]>(['Bold']);
  const [isFollowed, setFollowed] = useState(false);
  const toggle = (name: string) =>
    setOn(on.includes(name) ? on.filter((other) => other !== name) : [...on, name]);
  return (
    <Group gap="lg">
      <ActionIcon.Group aria-label="Looks of the text">
        {marks.map(({ name, icon: Icon }) => (
          <ActionIcon
            key={name}
            size="lg"
            variant={on.includes(name) ? 'light' : 'default'}
            aria-label={name}
            aria-pressed={on.includes(name)}
            onClick={() => toggle(name)}
          >
            <Icon size={18} stroke={1.8} />
          </ActionIcon>
        ))}
      </ActionIcon.Group>
      <Button
        variant={isFollowed ? 'light' : 'default'}
        leftSection={isFollowed ? <IconStarFilled size={16} /> : <IconStar size={16} stroke={1.6} />}
        aria-pressed={isFollowed}
        onClick={() => setFollowed(!isFollowed)}
      >
        Follow this project
      </Button>
    </Group>
  );
}
