import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanRichText, saysNothing } from './rich-text.ts';

const file = '01931b2e-7c5d-7cc1-8b4e-2f6c0a9b1d3e';

test('keeps pictures and links of attachments, by their ids alone', () => {
  const html = `<p><img data-file="${file}" alt="plan.png" /> and <a data-file="${file}">plan.pdf</a></p>`;
  expect(cleanRichText(html)).toBe(html);
  for (const attributes of [
    `src="https://evil.example/a.png" srcset="b.png 2x" data-file="${file}" alt="plan.png" onerror="x()" style="x"`,
    `data-file="${file}" alt="plan.png" src="data:image/svg+xml,<svg/>" width="9999" class="x"`,
  ])
    expect(cleanRichText(`<p><img ${attributes}></p>`)).toBe(
      `<p><img data-file="${file}" alt="plan.png" /></p>`,
    );
  expect(cleanRichText(`<a href="https://evil.example" data-file="${file}">plan</a>`)).toBe(
    `<a data-file="${file}">plan</a>`,
  );
  for (const id of ['', '1', '../../etc', 'https://evil.example/a.png', `${file}/..`])
    expect(cleanRichText(`<p><img data-file="${id}" alt="plan"></p>`)).not.toContain('<img');
});

test('is the same when it is cleaned again', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('<', '>', '&', '"', 'a', ' ', '<b>', '<img alt="&">', '&amp;', '\u00a0'),
      }),
      (html) => {
        const cleaned = cleanRichText(html);
        expect(cleanRichText(cleaned)).toBe(cleaned);
      },
    ),
  );
});

test('keeps what the editor makes', () => {
  const html =
    '<h2>Plan</h2><p>One <strong>two</strong> <em>three</em> <u>four</u> <s>five</s> <code>six</code></p>' +
    '<ul><li><p>a</p></li></ul><ol start="3"><li><p>b</p></li></ol><blockquote><p>c</p></blockquote>' +
    '<pre><code class="language-ts">const a = 1;</code></pre><hr />' +
    '<p><span data-type="mention" data-id="1" data-label="Amina">@Amina</span></p>';
  expect(cleanRichText(html)).toBe(html);
});

test('drops what runs, loads or styles, and keeps the words', () => {
  const dropped = [
    '<script>alert(1)</script>',
    '<style>p{}</style>',
    '<img src="https://example.com/a.png" onerror="alert(1)">',
    '<iframe src="https://example.com"></iframe>',
    '<svg onload="alert(1)"></svg>',
    '<form><input name="a"></form>',
  ];
  for (const html of dropped) expect(cleanRichText(`${html}<p>Words</p>`)).toBe('<p>Words</p>');
  expect(cleanRichText('<p onclick="a()" style="color:red" class="x">Words</p>')).toBe('<p>Words</p>');
  expect(cleanRichText('<p>Not closed')).toBe('<p>Not closed</p>');
});

test('lets links lead only to the web and to mail', () => {
  expect(cleanRichText('<a href="https://kazi.example" target="x">a</a>')).toBe(
    '<a href="https://kazi.example" rel="noopener noreferrer nofollow">a</a>',
  );
  for (const href of ['javascript:alert(1)', 'data:text/html,x', '//example.com', 'JaVaScRiPt:alert(1)'])
    expect(cleanRichText(`<a href="${href}">a</a>`)).not.toContain('href');
});

test('knows text that says nothing', () => {
  for (const html of [
    '',
    '<p></p>',
    '<p>&nbsp;</p>',
    '<p><br></p><ul><li></li></ul>',
    '<p>\u200b\u2060 \u00ad</p>',
    '<p>&#8203;\u2800\u3164\u200f\ufe0f</p>',
    '<p>\u2003\u3000</p>',
  ])
    expect(saysNothing(html), html).toBe(true);
  for (const html of [
    'a',
    '<p>0</p>',
    '<p><span data-type="mention" data-id="1">@Amina</span></p>',
    `<p><img data-file="${file}" alt=""></p>`,
  ])
    expect(saysNothing(html), html).toBe(false);
});

test('keeps tables, check lists, raised and lowered text', () => {
  const html =
    '<table><tbody><tr><th><p>Item</p></th><td colspan="2" rowspan="3"><p>50</p></td></tr></tbody></table>' +
    '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>H<sub>2</sub>O x<sup>2</sup></p></li></ul>';
  expect(cleanRichText(html)).toBe(html);
});

test.each([
  'tel:+254700000001',
  'sms:+254700000001',
  'ftp://kazi.example/a',
  'slack://channel?id=C1',
  'mailto:a@b.ke',
])('keeps where a link leads: %s', (href) =>
  expect(cleanRichText(`<a href="${href}">a</a>`)).toContain(`href="${href}"`),
);

test('parts the words of blocks that it drops, and names the pictures', () => {
  expect(cleanRichText('<div>one</div><div>two</div>').replace(/\s+/g, ' ')).toBe('one two');
  expect(cleanRichText('<dl><dt>Item</dt><dd>50</dd></dl>').replace(/\s+/g, ' ')).toBe('Item 50');
  expect(cleanRichText('<p>See <img src="a.png" alt="the plan"></p>')).toBe('<p>See [the plan]</p>');
});
