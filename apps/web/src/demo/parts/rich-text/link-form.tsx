import { Button, Group, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface LinkFormProps {
  editor: Editor;
  /** Where the link at the cursor leads; undefined where there is none. */
  linked: string | undefined;
  onDone: () => void;
}

/** An address as people type it: without a scheme, it is one of the web. */
const addressIn = (typed: string) => (/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`);

/** Asks where a link leads. It is no form of its own: it may stand in another one. */
export function LinkForm({ editor, linked, onDone }: LinkFormProps) {
  const { t } = useTranslation('demo');
  const [typed, setTyped] = useState(linked ?? '');

  function set() {
    const text = typed.trim();
    if (text === '') return;
    const href = addressIn(text);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && linked === undefined)
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  }
  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    set();
  }
  return (
    <>
      <TextInput
        label={t('parts.richText.linkAddress')}
        placeholder="https://"
        dir="ltr"
        autoFocus
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Group gap={8} mt={12}>
        <Button size="xs" onClick={set}>
          {t('parts.richText.linkSet')}
        </Button>
        {linked !== undefined && (
          <Button size="xs" variant="default" onClick={remove}>
            {t('parts.richText.linkRemove')}
          </Button>
        )}
      </Group>
    </>
  );
}
