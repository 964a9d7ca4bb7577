import { expect, test } from 'vitest';
import { cleanRichText, saysNothing } from './rich-text.ts';

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
  ])
    expect(saysNothing(html), html).toBe(true);
  for (const html of ['a', '<p>0</p>', '<p><span data-type="mention" data-id="1">@Amina</span></p>'])
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
