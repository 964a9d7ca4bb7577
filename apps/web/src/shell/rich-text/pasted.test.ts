// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readPasted } from './pasted.ts';

/** What is left of the elements that the editor knows, without classes and the white space between blocks. */
function read(html: string): string {
  const { body } = new DOMParser().parseFromString(readPasted(html).html, 'text/html');
  for (const element of body.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (!/^(href|colspan|data-type|data-checked)$/.test(name)) element.removeAttribute(name);
  return body.innerHTML
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/>\s+</g, '><')
    .trim();
}

const docs = (inner: string) =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f0a">${inner}</b><br class="Apple-interchange-newline">`;
const docsSpan = (text: string, style: string) =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style}white-space:pre-wrap;">${text}</span>`;

test('Google Docs: bold, slanted and plain text, headings, links', () => {
  const plain = 'font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;';
  const paragraph = `<p dir="ltr" style="line-height:1.38;">${docsSpan('Normal ', plain)}${docsSpan('bold', 'font-weight:700;')}${docsSpan(' slanted', 'font-weight:400;font-style:italic;')}</p>`;
  expect(read(docs(paragraph))).toBe('<p>Normal <strong>bold</strong><em> slanted</em></p><br>');
  expect(
    read(
      docs(`<h1 dir="ltr">${docsSpan('Plan', 'font-weight:700;')}</h1><h2>${docsSpan('Week', plain)}</h2>`),
    ),
  ).toBe('<h2>Plan</h2><h3>Week</h3><br>');
  expect(
    read(
      docs(
        `<p><a href="tel:+254700000001" style="text-decoration:none;">${docsSpan('call', 'text-decoration:underline;')}</a>${docsSpan('2', 'vertical-align:super;')}</p>`,
      ),
    ),
  ).toBe('<p><a href="tel:+254700000001">call</a><sup>2</sup></p><br>');
});

test('Google Docs: lists in lists, and check lists whose boxes are pictures', () => {
  const list =
    '<ul><li dir="ltr" aria-level="1"><p>One</p></li><ul><li aria-level="2"><p>In one</p></li></ul><li aria-level="1"><p>Two</p></li></ul>';
  expect(read(docs(list))).toBe(
    '<ul><li><p>One</p><ul><li><p>In one</p></li></ul></li><li><p>Two</p></li></ul><br>',
  );
  const boxes =
    '<ul><li dir="ltr" role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA" alt="checked checkbox" aria-roledescription="checked checkbox"><p>Sand</p></li>' +
    '<li role="checkbox" aria-checked="false"><img src="data:image/png;base64,AA" aria-roledescription="unchecked checkbox"><p>Cement</p></li></ul>';
  expect(read(docs(boxes))).toBe(
    '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>Sand</p></li><li data-type="taskItem" data-checked="false"><p>Cement</p></li></ul><br>',
  );
});

test('Word: lists that are paragraphs, of both kinds and depths', () => {
  const item = (list: string, sign: string, text: string) =>
    `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:${list}'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}<o:p></o:p></p>`;
  expect(
    read(
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class=MsoNormal>Before</p>${item('l0 level1 lfo1', '·', 'First')}\n${item('l0 level2 lfo1', 'o', 'Deeper')}\n${item('l0 level1 lfo1', '·', '<b>Second</b>')}<p class=MsoNormal>Between<o:p></o:p></p>${item('l1 level1 lfo2', '1.', 'One')}${item('l1 level1 lfo2', '2.', 'Two')}</body></html>`,
    ),
  ).toBe(
    '<p>Before</p><ul><li><p>First</p><ul><li><p>Deeper</p></li></ul></li><li><p><strong>Second</strong></p></li></ul>' +
      '<p>Between</p><ol><li><p>One</p></li><li><p>Two</p></li></ol>',
  );
});

test('Word: styles of a sheet, its title', () => {
  expect(
    read(
      '<html><head><style><!-- p.MsoNormal {margin:0cm;} span.Strong1 {font-weight:bold;} --></style></head><body><p class=MsoTitle>Plan</p><p class=MsoNormal><span class=Strong1>Now</span> or <i>later</i></p></body></html>',
    ),
  ).toBe('<h2>Plan</h2><p><strong>Now</strong> or <em>later</em></p>');
});

test('Word in the browser: each item in a list of its own', () => {
  const item = (level: number, text: string) =>
    `<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1"><li data-aria-level="${level}"><p class="Paragraph"><span class="TextRun" style="font-weight:${level === 1 ? 'bold' : 'normal'}">${text}</span></p></li></ul></div>`;
  expect(
    read(`<div class="OutlineElement">${item(1, 'One')}${item(2, 'In one')}${item(1, 'Two')}</div>`),
  ).toBe(
    '<div><ul><li><p><strong>One</strong></p><ul><li><p>In one</p></li></ul></li><li><p><strong>Two</strong></p></li></ul></div>',
  );
});

test('Excel and Google Sheets: tables, bold cells by class or style', () => {
  expect(
    read(
      '<html><head><style><!--table {} .xl65 {font-weight:700;} .xl66 {color:black;} --></style></head><body><table border=0><col width=64><!--StartFragment--><tr height=20><td class=xl65 colspan=2>Item</td></tr><tr><td class=xl66>Cement</td><td align=right>50</td></tr><!--EndFragment--></table></body></html>',
    ),
  ).toBe(
    '<table><colgroup><col></colgroup><tbody><tr><td colspan="2"><strong>Item</strong></td></tr><tr><td>Cement</td><td>50</td></tr></tbody></table>',
  );
  expect(
    read(
      '<google-sheets-html-origin><style type="text/css">td{border:1px}</style><table><tbody><tr><td style="font-weight:bold;" data-sheets-value="{}">Cement</td><td style="text-decoration:line-through;">50</td></tr></tbody></table></google-sheets-html-origin>',
    ),
  ).toContain('<td><strong>Cement</strong></td><td><s>50</s></td>');
});

test('Outlook and Gmail: formats by style and by font', () => {
  expect(
    read(
      '<div class="gmail_default"><span style="font-weight:bold">Pay</span> <font color="#ff0000"><i>today</i></font></div><p class="MsoNormal"><span style="text-decoration:underline line-through">Old</span><span style="font-size:1pt"> x</span><span style="vertical-align:sub">2</span></p>',
    ),
  ).toBe('<div><strong>Pay</strong><em>today</em></div><p><u><s>Old</s></u> x<sub>2</sub></p>');
});

test('a web page: check lists, headings by role, plain text in bold, code as it is', () => {
  expect(
    read(
      '<div role="heading" aria-level="3">Steps</div><ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled> Done</li></ul><b>Bold <span style="font-weight:normal">plain</span></b><pre><code><b>a</b></code></pre>',
    ),
  ).toBe(
    '<h3>Steps</h3><ul data-type="taskList"><li data-type="taskItem" data-checked="true"> Done</li></ul><strong>Bold </strong>plain<pre><code><b>a</b></code></pre>',
  );
});

test('pictures that cannot come along leave their names and are counted', () => {
  const { html, picturesLeft } = readPasted(
    '<p>See <img src="https://kazi.example/a.png" alt="the plan"> and <img src="b.png"><img width="1" src="c.gif"></p>',
  );
  expect(html).toContain('See [the plan] and ');
  expect(picturesLeft).toBe(2);
});

test('what the editor itself copied stays as it is', () => {
  const own =
    '<p data-pm-slice="1 1 []">Ask <span data-type="mention" data-id="1" data-label="Amina">@Amina</span> <strong>now</strong></p>';
  expect(readPasted(own).html).toBe(own);
});
