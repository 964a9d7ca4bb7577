import { Panel } from '@kazi/ui/panel';
import { ActionIcon } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import IconChevronDown from '#icons/IconChevronDown';
import IconChevronUp from '#icons/IconChevronUp';

export default function Collapse() {
  const [isOpen, setOpen] = useLocalStorage({
    key: 'showcase.rates',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Panel
      title="Rates of today"
      actions={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={isOpen ? 'Fold the rates' : 'Unfold the rates'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon size={18} stroke={1.8} />
        </ActionIcon>
      }
    >
      {isOpen && <p>A dollar is KES 129.40, a euro KES 140.10, a hundred Uganda shillings KES 3.52.</p>}
    </Panel>
  );
}
