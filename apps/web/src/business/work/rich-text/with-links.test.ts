// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { clean } from './clean.ts';
import { RichText, withLinks } from './rich-text.tsx';

const shown = (html: string) => clean(withLinks(html));
const link = (href: string, text = href) =>
  `<a href="${href}" rel="noopener noreferrer nofollow" target="_blank">${text}</a>`;

test.each([
  ['https://kra.go.ke/returns', link('https://kra.go.ke/returns')],
  ['See https://kra.go.ke/returns.', `See ${link('https://kra.go.ke/returns')}.`],
  ['(http://a.example/b_(c))', `(${link('http://a.example/b_(c)')})`],
  ['“https://a.example”، kisha', `“${link('https://a.example')}”، kisha`],
  ['www.kra.go.ke, or', `${link('https://www.kra.go.ke', 'www.kra.go.ke')}, or`],
  ['https://a.example/?a=1&amp;b=2#c', link('https://a.example/?a=1&amp;b=2#c')],
  ['https://a.example https://b.example', `${link('https://a.example')} ${link('https://b.example')}`],
])('an address that was typed is a link: %s', (typed, html) => {
  expect(shown(`<p>${typed}</p>`)).toBe(`<p>${html}</p>`);
});

test.each([
  '<p>No address: kra.go.ke, https:// and http://, nor wwww.example</p>',
  '<p>ftp://a.example and javascript:alert(1)</p>',
  '<p><code>curl https://a.example</code></p>',
  '<pre><code>https://a.example</code></pre>',
])('what is none, and code, stays as it is: %s', (html) => {
  expect(shown(html)).toBe(html);
});

test('a link that was made stays what it is, and opens beside the page as the others do', () => {
  expect(shown('<p><a href="https://a.example" rel="opener">https://b.example</a></p>')).toBe(
    `<p>${link('https://a.example', 'https://b.example')}</p>`,
  );
  expect(shown('<p><a href="mailto:a@kazi.test">Write</a></p>')).not.toContain('target');
  expect(shown(`<p><a href="${location.origin}/tasks/1">Task</a></p>`)).toBe(
    `<p><a href="${location.origin}/tasks/1" rel="noopener noreferrer nofollow">Task</a></p>`,
  );
});

test('nothing of an address gets out of its link', () => {
  const html = shown(
    '<p>https://a.example/&quot;onmouseover=&quot;alert(1) https://a.example/&lt;img src=x&gt;</p>',
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect([...page.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual([
    'https://a.example/',
    'https://a.example/',
  ]);
  expect(page.querySelector('img, [onmouseover]')).toBeNull();
  expect(page.body.textContent).toBe(
    'https://a.example/"onmouseover="alert(1) https://a.example/<img src=x>',
  );
});

test('rich text that is read has its links', () => {
  expect(renderToStaticMarkup(createElement(RichText, { html: '<p>www.kra.go.ke</p>' }))).toContain(
    link('https://www.kra.go.ke', 'www.kra.go.ke'),
  );
});
