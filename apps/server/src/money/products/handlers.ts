import { checkedOut } from '@kazi/contract/money';
import type { Db } from '../../database/tenancy.ts';
import { badInput, forbidden, notFound } from '../../http/errors.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { userExists } from '../accounts/queries.ts';
import { once } from '../once/once.ts';
import { addProduct, buy, removeProduct } from './commands.ts';
import { mayBuy, mayCreate, mayDelete, mayRead, maySeeHoldings } from './policy.ts';
import { presentProduct } from './present.ts';
import { categoriesIn, heldProducts, type OfCategory, productsByIds, productsNotHeld } from './queries.ts';

const calls = authed.money.products;

function list(
  { viewer, readShown }: AuthedContext,
  { id: user, categoryId: category }: { id: string; categoryId: string },
  query: (db: Db, which: OfCategory) => ReturnType<typeof heldProducts>,
) {
  if (!mayRead(viewer)) throw forbidden('see products');
  if (!maySeeHoldings(viewer, user)) throw notFound('user');
  const { tenant } = viewer;
  return readShown(async (db) => {
    if (!(await userExists(db, tenant, user))) throw notFound('user');
    return { items: (await query(db, { tenant, user, category })).map(presentProduct) };
  });
}

export const products = {
  held: calls.held.handler(({ input, context }) => list(context, input, heldProducts)),
  notHeld: calls.notHeld.handler(({ input, context }) => list(context, input, productsNotHeld)),

  categories: calls.categories.handler(async ({ context: { readShown, tenant, viewer } }) => {
    if (!mayRead(viewer)) throw forbidden('see products');
    return { items: await readShown((db) => categoriesIn(db, tenant)) };
  }),

  create: calls.create.handler(({ input, context }) => {
    const { write, viewer, tenant } = context;
    if (!mayCreate(viewer)) throw forbidden('offer products');
    if (input.price.amount === 0) throw badInput({ 'price.amount': 'must be more than 0' });
    return write(async (tx) => {
      const id = await addProduct(tx, input);
      const [made] = await productsByIds(tx, { tenant, user: viewer.user.id, ids: [id] });
      if (!made) throw new Error('The product just made is not there');
      return presentProduct(made);
    });
  }),

  delete: calls.delete.handler(({ input: { id }, context: { write, viewer } }) => {
    if (!mayDelete(viewer)) throw forbidden('stop selling products');
    return write(async (tx) => {
      if (!(await removeProduct(tx, id))) throw notFound('product');
      return { message: 'The product is no longer offered.' };
    });
  }),

  checkout: calls.checkout.handler(({ input, context }) => {
    if (!mayBuy(context.viewer)) throw forbidden('make payments');
    const user = context.viewer.user.id;
    return once(context, { call: 'checkout', input, answer: checkedOut }, async (tx) => {
      const bought = await buy(tx, { user, ...input });
      return { items: bought.map(presentProduct), total: input.total };
    });
  }),
};
