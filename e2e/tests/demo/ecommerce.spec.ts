import { expect, type Page, test } from '@playwright/test';
import { fetchOn, openDemo } from '../support/demo.ts';

const products = (page: Page, list = 'Products') => page.getByRole('list', { name: list, exact: true });
const card = (page: Page, name: string, list?: string) =>
  products(page, list).getByRole('listitem').filter({ hasText: name });
const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart/ });

test('the shop is searched, narrowed, sorted and paged, and the address keeps it', async ({ page }) => {
  await openDemo(page, '/apps/ecommerce/shop');
  await expect(products(page).getByRole('heading')).toHaveCount(9);
  await page.getByRole('button', { name: 'Page 4' }).click();
  await expect(card(page, 'Iten track spikes')).toBeVisible();

  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('radio', { name: 'Shoes & bags' }).check();
  await expect(page.getByText('6 products', { exact: true })).toBeVisible();
  await filters.getByRole('checkbox', { name: 'Iten Athletics' }).check();
  await expect(products(page).getByRole('heading')).toHaveText([
    'Iten Tempo running shoes',
    'Iten Trail shoes',
    'Iten track spikes',
  ]);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await filters.getByRole('radio', { name: '2,000 to 10,000' }).check();
  await expect(products(page).getByRole('heading')).toHaveText([
    'Iten track spikes',
    'Iten Tempo running shoes',
  ]);
  await expect(card(page, 'track spikes')).toContainText('Six removable pins');
  await page.reload();
  await expect(products(page).getByRole('heading')).toHaveText([
    'Iten track spikes',
    'Iten Tempo running shoes',
  ]);
  await filters.getByRole('radio', { name: '4 stars and up' }).check();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('nobody sells this');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByText('36 products', { exact: true })).toBeVisible();

  const allBrands = filters.getByRole('checkbox', { name: 'All brands' });
  await expect(allBrands).toBeChecked();
  await filters.getByRole('radio', { name: 'Shoes & bags' }).check();
  await filters.getByRole('checkbox', { name: 'Iten Athletics' }).check();
  await expect(allBrands).not.toBeChecked();
  await allBrands.click();
  await expect(page.getByText('6 products', { exact: true })).toBeVisible();
  await expect(filters.getByRole('checkbox', { name: 'Iten Athletics' })).not.toBeChecked();
  await filters.getByRole('radio', { name: 'All categories' }).check();
  await expect(page.getByText('36 products', { exact: true })).toBeVisible();
});

test('a product is chosen by colour and number, wished for and put into the cart', async ({ page }) => {
  await openDemo(page, '/apps/ecommerce/shop');
  await card(page, 'Duma Nova 5G').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Duma Nova 5G');
  await page.getByRole('radio', { name: 'Plum' }).check({ force: true });
  await expect(page.getByRole('img', { name: 'Duma Nova 5G in plum' })).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Wishlist', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Wishlist', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const details = page.getByRole('main').locator('section').first();
  await details.getByRole('button', { name: 'Add to cart' }).click();
  const toCart = details.getByRole('link', { name: 'View in cart' });
  await expect(toCart).toBeFocused();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 6');
  await toCart.click();
  const line = page.getByRole('article', { name: 'Duma Nova 5G' });
  await expect(line).toContainText('Duma · Plum');
  await expect(line).toContainText(/KES\s85,000/);
});

test('without a number the featured product is shown, and one that is not sold is said so', async ({
  page,
}) => {
  await openDemo(page, '/apps/ecommerce/product-detail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kiondo market basket');
  await expect(products(page, 'Related products').getByRole('heading')).toHaveCount(4);
  expect((await fetchOn(page, '/apps/ecommerce/products/99')).status).toBe(404);
  await page.goto('/apps/ecommerce/product-detail/99');
  await expect(page.getByRole('heading', { name: 'This product is not for sale' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
});

test('a wish is put on the list, moved to the cart, removed, and both can be undone', async ({ page }) => {
  await openDemo(page, '/apps/ecommerce/shop');
  const heart = page.getByRole('button', { name: 'Wishlist: Jua solar lantern' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Wishlist', exact: true }).click();
  const wishes = products(page, 'Wishlist').getByRole('heading');
  await expect(wishes).toHaveCount(6);

  await card(page, 'Jua solar lantern', 'Wishlist').getByRole('button', { name: 'Move to cart' }).click();
  await expect(wishes).toHaveCount(5);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 5');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(wishes).toHaveCount(6);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 4');

  await card(page, 'Mashariki Air 14', 'Wishlist').getByRole('button', { name: 'Remove' }).click();
  await expect(card(page, 'Mashariki Air 14', 'Wishlist')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(card(page, 'Mashariki Air 14', 'Wishlist')).toBeVisible();
});

test('the cart becomes an order in three steps, and is empty then', async ({ page }) => {
  await openDemo(page, '/apps/ecommerce/shop');
  await cartButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Ceramic charcoal jiko' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 3');
  await page.getByRole('dialog').getByRole('link', { name: 'Check out' }).click();

  const beans = page.getByRole('article', { name: 'AA whole beans' });
  await beans.getByRole('button', { name: 'One more' }).click();
  await expect(beans).toContainText(/KES\s3,750/);
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('wrong');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Unknown code.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('karibu');
  await page.keyboard.press('Enter');
  await expect(page.getByText('KARIBU: 10% off')).toBeVisible();
  await page.reload();
  await expect(beans).toContainText(/KES\s3,750/);
  await page.getByRole('button', { name: 'Continue to address' }).click();

  const next = page.getByRole('button', { name: 'Continue to payment' });
  await next.click();
  await expect(page.getByText('Enter a mobile number such as 0712 345 678.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Phone' }).fill('0722 000 111');
  await page.getByRole('textbox', { name: 'Street and house' }).fill('Oginga Odinga Street 7');
  await page.getByRole('textbox', { name: 'Town or estate' }).fill('Milimani');
  await page.getByRole('combobox', { name: 'County' }).selectOption('Kisumu');
  await next.click();

  await page.getByRole('radio', { name: 'Card' }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('A card number has at least 13 digits.')).toBeVisible();
  const number = page.getByRole('textbox', { name: 'Card number' });
  await expect(number).toHaveCSS('border-top-color', 'rgb(179, 38, 30)');
  await number.fill('4242 4242 4242 4242');
  await page.getByRole('textbox', { name: 'Expires' }).fill('09/49');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Amina');
  await expect(page.getByText('Oginga Odinga Street 7')).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 0');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();

  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Reset demo data' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 4');
});
