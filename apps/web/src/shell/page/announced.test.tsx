// @vitest-environment jsdom
import { Announcer, announce } from '@kazi/ui/announcer';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CopyButton } from '../copy-button.tsx';
import { render } from '../testing/render.tsx';
import { RecordList, type RecordQuery } from './record-list.tsx';

/** What came into a live region, as a screen reader hears it. */
let said: string[];
let hearing: MutationObserver;
beforeEach(() => {
  said = [];
  hearing = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if ((target instanceof Element ? target : target.parentElement)?.closest('[aria-live]'))
        said.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
  });
  hearing.observe(document.body, { childList: true, subtree: true, characterData: true });
});
afterEach(() => hearing.disconnect());

/** Lets React draw, and the observer hear of it. */
const settle = () => act(async () => undefined);

test('what is announced is said once, and said again where it is announced again', async () => {
  render(<Announcer />);
  await settle();
  said = [];
  for (const text of ['Comment sent.', 'Comment sent.']) {
    act(() => announce(text));
    await settle();
  }
  expect(said).toEqual(['Comment sent.', 'Comment sent.']);
});

interface Shown {
  items: readonly string[];
  filter?: string;
  more?: Partial<RecordQuery<string>>;
}

function Screen({ items, filter = '', more }: Shown) {
  return (
    <>
      <RecordList
        query={{ data: items, error: null, isPending: false, refetch: () => undefined, ...more }}
        filter={{
          isOn: filter !== '',
          key: filter,
          title: 'No team matches',
          message: 'Clear the filters.',
          onClear: () => undefined,
        }}
        empty={null}
      >
        {(shown) => shown.join()}
      </RecordList>
      <Announcer />
    </>
  );
}

test.each<[string, Shown, string[]]>([
  ['one that leaves two', { items: ['a', 'b'], filter: 'x' }, ['2 results']],
  ['one that leaves one', { items: ['a'], filter: 'x' }, ['1 result']],
  ['one that leaves nothing', { items: [], filter: 'x' }, ['No team matches']],
  [
    'one that leaves more than a page',
    { items: ['a', 'b'], filter: 'x', more: { hasNextPage: true } },
    ['The first 2 results'],
  ],
  [
    'one whose results are on their way',
    { items: ['a'], filter: 'x', more: { isPlaceholderData: true } },
    [],
  ],
  ['none, though others have changed the list', { items: ['a'] }, []],
])('a filter says how much it leaves: %s', async (_, shown, expected) => {
  const { rerender } = render(<Screen items={['a', 'b', 'c']} />);
  await settle();
  said = [];
  rerender(<Screen {...shown} />);
  await settle();
  expect(said.filter(Boolean)).toEqual(expected);
});

test('what is copied is said once, since a label that changes under the focus is not read', async () => {
  userEvent.setup();
  render(
    <>
      <Announcer />
      <CopyButton value="https://kazi.test/tasks/1" done="Link copied.">
        {({ copy }) => (
          <button type="button" onClick={copy}>
            Copy the link
          </button>
        )}
      </CopyButton>
    </>,
  );
  await settle();
  said = [];
  await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(said).toEqual(['Link copied.']);
});
