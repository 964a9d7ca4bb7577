import { checkedOut } from '@kazi/contract/money';
import type { Db } from '../../database/tenancy.ts';
import { badInput, forbidden, notFound } from '../../http/errors.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { maySeeWallet } from '../accounts/policy.ts';
import { userExists } from '../accounts/queries.ts';
import { once } from '../once/once.ts';
import { refuseNonPayer } from '../payments/policy.ts';
import { addProduct, buy, removeProduct } from './commands.ts';
import { categoriesIn, heldProducts, presentProduct, productsByIds, productsNotHeld } from './queries.ts';

const calls = authed.money.products;

type Wish = Parameters<typeof heldProducts>[1];

/** What somebody holds is theirs to know. */
function list(
  { viewer, read }: AuthedContext,
  { id: user, categoryId: category }: { id: string; categoryId: string },
  query: (db: Db, wish: Wish) => ReturnType<typeof heldProducts>,
) {
  if (!viewer.ability.can('read', 'Product')) throw forbidden('see products');
  if (!maySeeWallet(viewer, user)) throw notFound('user');
  const { tenant } = viewer;
  return read(async (db) => {
    if (!(await userExists(db, tenant, user))) throw notFound('user');
    return { items: (await query(db, { tenant, user, category })).map(presentProduct) };
  });
}

export const products = {
  held: calls.held.handler(({ input, context }) => list(context, input, heldProducts)),
  notHeld: calls.notHeld.handler(({ input, context }) => list(context, input, productsNotHeld)),

  categories: calls.categories.handler(async ({ context: { read, tenant, viewer } }) => {
    if (!viewer.ability.can('read', 'Product')) throw forbidden('see products');
    return { items: await read((db) => categoriesIn(db, tenant)) };
  }),

  create: calls.create.handler(({ input: { description = '', ...input }, context }) => {
    const { write, viewer, tenant } = context;
    if (!viewer.ability.can('create', 'Product')) throw forbidden('offer products');
    if (input.price.amount === 0) throw badInput({ 'price.amount': 'must be more than nothing' });
    return write(async (tx) => {
      const id = await addProduct(tx, { ...input, description });
      const [made] = await productsByIds(tx, { tenant, user: viewer.user.id, ids: [id] });
      if (!made) throw new Error('The product just made is not there');
      return presentProduct(made);
    });
  }),

  delete: calls.delete.handler(({ input: { id }, context: { write, viewer } }) => {
    if (!viewer.ability.can('delete', 'Product')) throw forbidden('withdraw products from the offer');
    return write(async (tx) => {
      if (!(await removeProduct(tx, id))) throw notFound('product');
      return { message: 'The product is no longer offered.' };
    });
  }),

  checkout: calls.checkout.handler(({ input, context }) => {
    refuseNonPayer(context.viewer);
    const user = context.viewer.user.id;
    return once(context, { call: 'checkout', input, answer: checkedOut }, async (tx) => {
      const bought = await buy(tx, { user, ...input });
      return { items: bought.map(presentProduct), total: input.total };
    });
  }),
};
