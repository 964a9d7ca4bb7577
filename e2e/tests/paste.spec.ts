import { expect, type Locator, test } from '@playwright/test';
import { sample } from './support/people.ts';
import { aTask, comment, commentBox, pageOf } from './support/task.ts';

/** Pastes what a clipboard of another program has, as the browser would. */
async function paste(field: Locator, clipboard: Partial<Record<'text/html' | 'text/plain', string>>) {
  // Before its editor is there, the field is a plain one.
  await expect(field).toHaveClass(/tiptap/);
  await field.evaluate((element, types) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, clipboard);
}

const fromDocs =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">Normal </span><span style="font-weight:700">bold</span><span style="font-style:italic"> slanted</span></p></b>';
const fromExcel =
  '<html><head><style>.xl65 {font-weight:700;}</style></head><body><table><tr><td class=xl65>Item</td><td>Qty</td></tr><tr><td>Cement</td><td>50</td></tr></table></body></html>';

test('what is pasted from documents, sheets and Markdown is what one sees, for all who read it', async ({
  browser,
}) => {
  const { task } = await aTask();
  const page = await pageOf(browser, sample.agent, `/tasks/${task._id}`);
  await commentBox(page).click();
  await paste(commentBox(page), { 'text/html': fromDocs });
  await expect(commentBox(page).locator('strong')).toHaveText('bold');
  await page.keyboard.press('Enter');
  await paste(commentBox(page), { 'text/html': fromExcel, 'text/plain': 'Item\tQty\nCement\t50' });
  await expect(commentBox(page).getByRole('cell', { name: 'Cement' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+End');
  await paste(commentBox(page), { 'text/plain': '- [x] fetched\n- [ ] paid' });
  await expect(commentBox(page).getByRole('checkbox')).toHaveCount(2);
  await commentBox(page).getByRole('checkbox').last().check();
  await page.getByRole('button', { name: 'Comment', exact: true }).click();

  const reader = await pageOf(browser, sample.client, `/tasks/${task._id}`);
  const said = comment(reader, 'Kevin');
  await expect(said.locator('strong')).toHaveText(['bold', 'Item']);
  await expect(said.locator('em')).toHaveText(' slanted');
  await expect(said.getByRole('row')).toHaveText(['ItemQty', 'Cement50']);
  await expect(said.locator('li[data-checked=true]')).toHaveText(['fetched', 'paid']);
});

test('a picture of a page that is pasted is named, and one is told', async ({ browser }) => {
  const { task } = await aTask();
  const page = await pageOf(browser, sample.agent, `/tasks/${task._id}`);
  await commentBox(page).click();
  await paste(commentBox(page), {
    'text/html': '<p>See <img src="https://kazi.example/a.png" alt="the plan"></p>',
  });
  await expect(commentBox(page)).toHaveText('See [the plan]');
  await expect(page.getByText('1 picture was not pasted. Attach it as a file.')).toBeVisible();
});
