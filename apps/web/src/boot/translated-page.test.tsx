// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import './translated-page.ts';

/** Puts `font`s in the place of all texts: around them, or with a text of their own, before or after theirs goes. */
const ways = {
  'in one step': (text: Text, font: Element) => text.replaceWith(font),
  'in two steps': (text: Text, font: Element) => {
    text.before(font);
    text.remove();
  },
  'around the text': (text: Text, font: Element) => {
    text.before(font);
    font.firstElementChild?.replaceChildren(text);
  },
};

function translate(put: (text: Text, font: Element) => void): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(`[${text.data}]`);
    put(text, font);
  }
  // The page hears of it once what is running now is over.
  return act(async () => {});
}

function Tasks({ count, isMore = false }: { count: number; isMore?: boolean }) {
  return (
    <p>
      {count} tasks
      {isMore && ' and more'}
      {count > 5 ? <b>many</b> : 'few'}
    </p>
  );
}

const Name = ({ name }: { name: string }) => <>{name}</>;
const Names = ({ names }: { names: string[] }) => (
  <p>
    {names.map((name) => (
      <Name key={name} name={name} />
    ))}
  </p>
);

afterEach(cleanup);

test.each(Object.entries(ways))('a page translated %s changes as it should', async (_, put) => {
  const { rerender, container, unmount } = render(<Tasks count={1} isMore />);
  await translate(put);
  rerender(<Tasks count={2} />);
  await act(async () => {});
  expect(container.textContent).toMatch(/2/);
  expect(container.textContent).not.toMatch(/1|more/);
  await translate(put);
  rerender(<Tasks count={7} isMore />);
  await act(async () => {});
  expect(container.textContent).toMatch(/7.*tasks.*and more.*many/);
  expect(container.textContent).not.toMatch(/few|2/);
  await translate(put);
  rerender(<Tasks count={8} isMore />);
  rerender(<Tasks count={3} />);
  await act(async () => {});
  expect(container.textContent).toMatch(/3.*few/);
  expect(container.textContent?.match(/few/g)).toHaveLength(1);
  unmount();
  expect(container.childNodes).toHaveLength(0);
});

test.each(Object.entries(ways))('texts translated %s are moved, not doubled', async (_, put) => {
  const { rerender, container } = render(<Names names={['a', 'b', 'c']} />);
  await translate(put);
  rerender(<Names names={['c', 'a', 'd', 'b']} />);
  await act(async () => {});
  expect(container.textContent?.replaceAll(/[[\]]/g, '')).toBe('cadb');
});

test('a page that nobody translates still says what React does wrong', () => {
  render(<p>one</p>);
  expect(() => document.body.removeChild(screen.getByText('one'))).toThrow(/child/);
});
