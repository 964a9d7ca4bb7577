import { type Money, sum } from '@kazi/contract/shared';
import { type InferResult, sql } from 'kysely';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import type { Contract, InputOf } from '../../input.ts';
import { badInput, problem, refuse } from '../../refuse.ts';
import { accountOf } from '../books/accounts.ts';
import { TransferRefused, transfer } from '../books/transfer.ts';
import { letLeave } from '../limits/outgoing.ts';

const columns = ['p.id', 'p.category_id', 'p.name', 'p.description', 'p.price', 'p.currency'] as const;

/** A person and a category of products. */
export interface OfCategory {
  tenant: string;
  user: string;
  category: string;
}

/** Products of a category that a person holds, those no longer offered too. */
export const heldProducts = (db: Db, { tenant, user, category }: OfCategory): Promise<ProductRow[]> =>
  db
    .selectFrom('product_holdings as h')
    .innerJoin('products as p', (on) =>
      on.onRef('p.tenant_id', '=', 'h.tenant_id').onRef('p.id', '=', 'h.product_id'),
    )
    .select(columns)
    .where('h.tenant_id', '=', tenant)
    .where('h.user_id', '=', user)
    .where('p.category_id', '=', category)
    .orderBy('p.name')
    .execute();

const heldBy = (user: string) => sql<boolean>`exists (
  select from product_holdings h
  where h.tenant_id = p.tenant_id and h.product_id = p.id and h.user_id = ${user})`;

/** Products that are offered, by name. */
const offeredIn = (db: Db, tenant: string) =>
  db
    .selectFrom('products as p')
    .select(columns)
    .where('p.tenant_id', '=', tenant)
    .where('p.removed_at', 'is', null)
    .orderBy('p.name');

export type ProductRow = InferResult<ReturnType<typeof offeredIn>>[number];

/** Products of a category that are offered and that a person does not hold yet. */
export const productsNotHeld = (db: Db, { tenant, user, category }: OfCategory): Promise<ProductRow[]> =>
  offeredIn(db, tenant)
    .where('p.category_id', '=', category)
    .where(sql<boolean>`not ${heldBy(user)}`)
    .execute();

/** Offered products by their ids, and whether a person holds them. */
export const productsByIds = (
  db: Db,
  { tenant, user, ids }: { tenant: string; user: string; ids: readonly string[] },
) => offeredIn(db, tenant).select(heldBy(user).as('held')).where('p.id', 'in', ids).execute();

/** Categories by name, with how many products each offers. */
export const categoriesIn = (db: Db, tenant: string) =>
  db
    .selectFrom('product_categories as c')
    .select(['c.id', 'c.name'])
    .select(
      sql<number>`(select count(*) from products p
        where p.tenant_id = c.tenant_id and p.category_id = c.id and p.removed_at is null)`.as('products'),
    )
    .where('c.tenant_id', '=', tenant)
    .orderBy('c.name')
    .execute();

type NewProduct = InputOf<Contract['money']['products']['create']>;

const fields = defineFields<NewProduct, 'products'>()({
  // Kept by its id.
  category: null,
  name: 'name',
  description: 'description',
  price: ({ amount, currency }) => ({ price: amount, currency }),
});

/** Offers a product, and makes its category if there is none of this name. Gives the product's id. */
export async function addProduct(tx: Tx, given: NewProduct): Promise<string> {
  const id = newId();
  const { category, name, price } = given;
  await tx
    .insertInto('products')
    .values({
      ...fields.toColumns(given),
      tenant_id: tx.tenant,
      id,
      category_id: await categoryNamed(tx, category),
      price: price.amount,
      currency: price.currency,
    })
    .execute();
  const { amount, currency } = price;
  const detail = { name, price: amount, currency };
  await record(tx, { subject: 'product', subjectId: id, verb: 'created', detail });
  return id;
}

async function categoryNamed(tx: Tx, name: string): Promise<string> {
  await tx
    .insertInto('product_categories')
    .values({ tenant_id: tx.tenant, id: newId(), name })
    .onConflict((clash) => clash.doNothing())
    .execute();
  const row = await tx
    .selectFrom('product_categories')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Ends the offer of a product. False if it is not offered. */
export async function removeProduct(tx: Tx, id: string): Promise<boolean> {
  const removed = await tx
    .updateTable('products')
    .set({ removed_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  if (removed) await record(tx, { subject: 'product', subjectId: id, verb: 'deleted', detail: removed });
  return removed !== undefined;
}

interface Purchase {
  user: string;
  products: readonly string[];
  /** The price that the buyer was shown. Another price is refused. */
  total: Money;
}

/** Buys products from a person's wallet, all or none. Throws 400, 404 or 409, beyond a limit of 24 hours too, having moved nothing. */
export async function buy(tx: Tx, { user, products, total }: Purchase) {
  const wanted = [...new Set(products)];
  const found = await productsByIds(tx, { tenant: tx.tenant, user, ids: wanted });
  if (found.length < wanted.length) throw refuse('not-found', { noun: 'product' });
  const held = found.find((product) => product.held);
  if (held) throw refuse('product-owned', { name: held.name });
  const price = sum(found.map((product) => product.price));
  if (price !== total.amount || found.some(({ currency }) => currency !== total.currency))
    throw badInput({ total: problem('present-price', { sum: { amount: price, currency: total.currency } }) });
  await letLeave(tx, { payer: user, amount: price });
  const debit = await accountOf(tx, { kind: 'primary', user, currency: total.currency });
  const credit = await accountOf(tx, { kind: 'sales', currency: total.currency });
  const purchase = newId();
  try {
    await transfer(tx, [{ id: purchase, debit, credit, amount: price, code: 'purchase' }]);
  } catch (error) {
    if (error instanceof TransferRefused && error.refusal.reason === 'insufficient')
      throw refuse('price-beyond-wallet', {
        sum: { amount: error.refusal.available, currency: total.currency },
      });
    throw error;
  }
  await tx
    .insertInto('product_holdings')
    .values(
      found.map(({ id, price: paid }) => ({
        tenant_id: tx.tenant,
        product_id: id,
        user_id: user,
        transfer_id: purchase,
        price: paid,
      })),
    )
    .execute();
  const detail = { products: found.map(({ name }) => name), amount: price, currency: total.currency };
  await record(tx, { subject: 'account', subjectId: debit, verb: 'bought', parties: [user], detail });
  return found;
}
