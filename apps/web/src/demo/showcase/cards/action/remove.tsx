import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { CloseButton } from '@mantine/core';
import { useRef, useState } from 'react';

const offers = [
  { id: 'seeds', title: 'Seeds on credit', text: 'Pay after the harvest, without interest until July.' },
  { id: 'insurance', title: 'Insurance of goods', text: 'For everything that travels north of Isiolo.' },
];

export default function Remove() {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const list = useRef<HTMLElement>(null);
  function remove(id: string, title: string) {
    setRemoved([...removed, id]);
    list.current?.focus();
    toast({
      message: `“${title}” is removed.`,
      action: { label: 'Undo', run: () => setRemoved((now) => now.filter((one) => one !== id)) },
    });
  }
  return (
    <section ref={list} tabIndex={-1} aria-label="Offers">
      {offers
        .filter(({ id }) => !removed.includes(id))
        .map(({ id, title, text }) => (
          <Panel
            key={id}
            title={title}
            actions={<CloseButton aria-label={`Remove ${title}`} onClick={() => remove(id, title)} />}
          >
            <p>{text}</p>
          </Panel>
        ))}
      {removed.length === offers.length && <p>No offers are left.</p>}
    </section>
  );
}
