import { type InferResult, sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';

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
