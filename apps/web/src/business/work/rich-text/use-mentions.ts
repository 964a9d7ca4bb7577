import type { Person } from '@kazi/contract/identity';
import { Mention } from '@tiptap/extension-mention';
import type { SuggestionProps } from '@tiptap/suggestion';
import { type RefObject, useMemo, useState } from 'react';

/** The list of people under an `@`, while one is typed. */
export interface Suggesting {
  people: Person[];
  /** Which of them Enter would take. */
  index: number;
  /** Where the `@` stands, in the viewport. */
  at: DOMRect | null;
  take(person: Person): void;
}

type Props = SuggestionProps<Person, { id: string; label: string }>;

const most = 6;

/** Mentions for the editor: `people` is read when somebody types, so it may change at any time. */
export function useMentions(people: RefObject<readonly Person[]>) {
  const [suggesting, setSuggesting] = useState<Suggesting | null>(null);

  const extension = useMemo(() => {
    let now: Suggesting | null = null;
    const show = (next: Suggesting | null) => {
      now = next;
      setSuggesting(next);
    };
    const open = ({ items, clientRect, command }: Props) =>
      show({
        people: items,
        index: 0,
        at: clientRect?.() ?? null,
        take: ({ id, name }) => command({ id, label: name }),
      });

    return Mention.configure({
      suggestion: {
        items: ({ query }) => matching(people.current, query),
        render: () => ({
          onStart: open,
          onUpdate: open,
          onExit: () => show(null),
          onKeyDown: ({ event }) => {
            if (!now || now.people.length === 0) return false;
            const count = now.people.length;
            if (event.key === 'ArrowDown') show({ ...now, index: (now.index + 1) % count });
            else if (event.key === 'ArrowUp') show({ ...now, index: (now.index + count - 1) % count });
            else if (event.key === 'Enter' || event.key === 'Tab') {
              const person = now.people[now.index];
              if (person) now.take(person);
            } else if (event.key === 'Escape') show(null);
            else return false;
            // The dialog that the editor may stand in must not close by the Escape that closed the list.
            event.stopPropagation();
            return true;
          },
        }),
      },
    });
  }, [people]);

  return { extension, suggesting };
}

/** People whose name has a part that begins with what was typed. */
function matching(people: readonly Person[], typed: string): Person[] {
  const wanted = typed.toLocaleLowerCase();
  const begins = ({ name }: Person) =>
    `${name} ${name.replaceAll(' ', '')}`
      .toLocaleLowerCase()
      .split(' ')
      .some((part) => part.startsWith(wanted));
  return people.filter(begins).slice(0, most);
}
