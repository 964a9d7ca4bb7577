import { type Email, type Label, labels } from '@kazi/simulation/email';
import { ActionIcon, Menu } from '@mantine/core';
import IconTag from '#icons/IconTag';
import { LabelDot } from '../labels/label-dot.tsx';
import { labelLooks } from '../looks.ts';

interface LabelMenuProps {
  mails: readonly Email[];
  onToggle: (label: Label) => void;
}

/** Puts labels on mails, or takes them away. A label is checked where all of the mails have it. */
export function LabelMenu({ mails, onToggle }: LabelMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={34} variant="subtle" color="gray" aria-label="Labels" title="Labels">
          <IconTag size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {labels.map((label) => (
          <Menu.CheckboxItem
            key={label}
            checked={mails.every((mail) => mail.labels.includes(label))}
            onChange={() => onToggle(label)}
            rightSection={<LabelDot label={label} />}
          >
            {labelLooks[label].name}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
