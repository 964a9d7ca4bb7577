import { expect, test } from 'vitest';
import { htmlOfPlainText } from './plain-paste.ts';

test.each([
  ['# Plan\n\nBuy **cement**.', '<h1>Plan</h1> <p>Buy <strong>cement</strong>.</p>'],
  ['- sand\n- stones', '<ul> <li>sand</li> <li>stones</li> </ul>'],
  ['- [x] paid\n- [ ] fetched', 'checked="" disabled="" type="checkbox"'],
  ['| Item | Qty |\n|---|---|\n| Cement | 50 |', '<td>Cement</td>'],
  ['See [the plan](https://kazi.example/plan)', '<a href="https://kazi.example/plan">the plan</a>'],
  [
    'Item\tQty\r\nCement\t50\r\n',
    '<table><tr><td>Item</td><td>Qty</td></tr><tr><td>Cement</td><td>50</td></tr></table>',
  ],
  ['a\t<b>\nc\td', '<td>&lt;b></td>'],
])('reads %j', (text, html) => {
  expect(htmlOfPlainText(text)?.replace(/\s+/g, ' ')).toContain(html);
});

test.each(['Call me at 5 * 3', '#12 is done', 'one\ttab', '- a dash begins it', '2 * 3 * 4', 'a_b_c', '*'])(
  'takes %j for what it is',
  (text) => expect(htmlOfPlainText(text)).toBeUndefined(),
);
