import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import IconKey from '#icons/IconKey';
import { Confirm } from '../../shell/dialog/confirm.tsx';
import { Page } from '../../shell/page/page.tsx';
import classes from './api-key.module.css';
import { ApiKeyRow } from './api-key-row.tsx';
import { type ApiKey, type KeyKind, keyKinds, newKey, sampleKeys } from './keys.ts';

/** Keys for programs: made, shown once, taken back. They live as long as the page is open. */
export function ApiKeyPage() {
  const [keys, setKeys] = useState(sampleKeys);
  const [fresh, setFresh] = useState<ApiKey>();
  const [leaving, setLeaving] = useState<ApiKey>();
  const form = useForm<{ kind: KeyKind; name: string }>({
    initialValues: { kind: 'full', name: '' },
    validate: { name: (name) => (name.trim() === '' ? 'Say what the key is for.' : null) },
  });

  function make({ kind, name }: { kind: KeyKind; name: string }) {
    const key = newKey(kind, name.trim());
    setKeys([key, ...keys]);
    setFresh(key);
    form.reset();
    toast({ message: `The key for ${key.name} is ready. Copy it now.` });
  }

  return (
    <Page title="API keys" description="A key of its own for each program, so that one can be taken back.">
      <div className={classes.columns}>
        <Panel title="Make a key">
          <form className={classes.form} onSubmit={form.onSubmit(make)} noValidate>
            <NativeSelect label="It may" data={keyKinds} {...form.getInputProps('kind')} />
            <TextInput label="What it is for" placeholder="Nightly export" {...form.getInputProps('name')} />
            <Button type="submit">Make the key</Button>
          </form>
        </Panel>
        <Panel title="Your keys" description={`${keys.length} in use`} flush>
          {keys.length === 0 && (
            <EmptyState
              icon={<IconKey size={24} stroke={1.6} />}
              title="No keys"
              message="No program may ask for anything."
            />
          )}
          <ul className={classes.keys}>
            {keys.map((key) => (
              <ApiKeyRow
                key={key.id}
                apiKey={key}
                isFresh={key === fresh}
                onTakeBack={() => setLeaving(key)}
              />
            ))}
          </ul>
        </Panel>
      </div>
      {leaving && (
        <Confirm
          title={`Take back the key for ${leaving.name}?`}
          confirmLabel="Take it back"
          danger
          busy={false}
          onConfirm={() => {
            setKeys(keys.filter((key) => key !== leaving));
            setLeaving(undefined);
            toast({ message: `The key for ${leaving.name} opens nothing any more.` });
          }}
          onClose={() => setLeaving(undefined)}
        >
          Whatever uses it is refused from this moment on.
        </Confirm>
      )}
    </Page>
  );
}
