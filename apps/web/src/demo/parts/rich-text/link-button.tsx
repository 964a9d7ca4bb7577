import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconLink from '#icons/IconLink';
import { onDemand } from '../../../shell/dialog/on-demand.ts';

const LinkForm = onDemand(() => import('./link-form.tsx').then((module) => module.LinkForm));

/** Makes what is selected a link, or changes or removes the one at the cursor. */
export function LinkButton({ editor }: { editor: Editor }) {
  const { t } = useTranslation('demo');
  const [isOpen, setOpen] = useState(false);
  const linked = useEditorState({ editor, selector: ({ editor: now }) => addressAt(now) });
  const close = () => setOpen(false);
  const label = t('parts.richText.link');
  return (
    <Popover opened={isOpen} onClose={close} position="bottom-start" trapFocus>
      <Popover.Target>
        <Tooltip label={label}>
          <ActionIcon
            size={28}
            variant={linked === undefined ? 'subtle' : 'light'}
            {...(linked === undefined && { color: 'gray' })}
            aria-label={label}
            aria-pressed={linked !== undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpen(true)}
          >
            <IconLink size={16} stroke={1.8} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense>
          <LinkForm editor={editor} linked={linked} onDone={close} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Where the link at the cursor leads; undefined where there is none. */
function addressAt(editor: Editor): string | undefined {
  const { href }: { href?: unknown } = editor.getAttributes('link');
  return typeof href === 'string' ? href : undefined;
}
