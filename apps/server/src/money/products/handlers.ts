import { checkedOut, type Product } from '@kazi/contract/money';
import type { Db } from '../../database/tenancy.ts';
import { once } from '../../http/once/once.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, refuse } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { maySeeWallet, userExists } from '../accounts/accounts.ts';
import { mayPay } from '../payments/policy.ts';
import {
  addProduct,
  buy,
  categoriesIn,
  heldProducts,
  type OfCategory,
  type ProductRow,
  productsByIds,
  productsNotHeld,
  removeProduct,
} from './products.ts';

const mayRead = ({ ability }: Viewer) => ability.can('read', 'Product');
/** What a person holds is visible to those who see their wallet. */
const maySeeHoldings = (viewer: Viewer, holder: string) => maySeeWallet(viewer, holder);
const mayCreate = ({ ability }: Viewer) => ability.can('create', 'Product');
const mayDelete = ({ ability }: Viewer) => ability.can('delete', 'Product');
const mayBuy = (viewer: Viewer) => mayPay(viewer);

const presentProduct = ({ category_id, ...row }: ProductRow): Product => ({
  id: row.id,
  category: category_id,
  name: row.name,
  description: row.description,
  price: row.price,
  currency: row.currency,
});

const calls = authed.money.products;

function list(
  { viewer, readShown }: AuthedContext,
  { id: user, categoryId: category }: { id: string; categoryId: string },
  query: (db: Db, which: OfCategory) => ReturnType<typeof heldProducts>,
) {
  if (!mayRead(viewer)) throw refuse('may-not', { what: 'see-products' });
  if (!maySeeHoldings(viewer, user)) throw refuse('not-found', { noun: 'user' });
  const { tenant } = viewer;
  return readShown(async (db) => {
    if (!(await userExists(db, tenant, user))) throw refuse('not-found', { noun: 'user' });
    return { items: (await query(db, { tenant, user, category })).map(presentProduct) };
  });
}

export const products = {
  held: calls.held.handler(({ input, context }) => list(context, input, heldProducts)),
  notHeld: calls.notHeld.handler(({ input, context }) => list(context, input, productsNotHeld)),

  categories: calls.categories.handler(async ({ context: { readShown, tenant, viewer } }) => {
    if (!mayRead(viewer)) throw refuse('may-not', { what: 'see-products' });
    return { items: await readShown((db) => categoriesIn(db, tenant)) };
  }),

  create: calls.create.handler(({ input, context }) => {
    const { write, viewer, tenant } = context;
    if (!mayCreate(viewer)) throw refuse('may-not', { what: 'offer-products' });
    if (input.price.amount === 0) throw badInput({ 'price.amount': 'more-than-zero' });
    return write(async (tx) => {
      const id = await addProduct(tx, input);
      const [made] = await productsByIds(tx, { tenant, user: viewer.user.id, ids: [id] });
      if (!made) throw new Error('The product just made is not there');
      return presentProduct(made);
    });
  }),

  delete: calls.delete.handler(({ input: { id }, context: { write, viewer, language } }) => {
    if (!mayDelete(viewer)) throw refuse('may-not', { what: 'stop-selling-products' });
    return write(async (tx) => {
      if (!(await removeProduct(tx, id))) throw refuse('not-found', { noun: 'product' });
      return { message: doneText(language, 'product-withdrawn') };
    });
  }),

  checkout: calls.checkout.handler(({ input, context }) => {
    if (!mayBuy(context.viewer)) throw refuse('may-not', { what: 'make-payments' });
    const user = context.viewer.user.id;
    return once(context, { call: 'checkout', input, answer: checkedOut }, async (tx) => {
      const bought = await buy(tx, { user, ...input });
      return { items: bought.map(presentProduct), total: input.total };
    });
  }),
};
