import { sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';

const columns = ['p.id', 'p.category_id', 'p.name', 'p.description', 'p.price', 'p.currency'] as const;

/** A person and a category of products. */
export interface OfCategory {
  tenant: string;
  user: string;
  category: string;
}

/** Products of a category that a person holds, those no longer offered too. */
export const heldProducts = (db: Db, { tenant, user, category }: OfCategory) =>
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

/** Products of a category that are offered and that a person does not hold yet. */
export const productsNotHeld = (db: Db, { tenant, user, category }: OfCategory) =>
  db
    .selectFrom('products as p')
    .select(columns)
    .where('p.tenant_id', '=', tenant)
    .where('p.category_id', '=', category)
    .where('p.removed_at', 'is', null)
    .where(sql<boolean>`not ${heldBy(user)}`)
    .orderBy('p.name')
    .execute();

/** Offered products by their ids, and whether a person holds them. */
export const productsByIds = (
  db: Db,
  { tenant, user, ids }: { tenant: string; user: string; ids: readonly string[] },
) =>
  db
    .selectFrom('products as p')
    .select(columns)
    .select(heldBy(user).as('held'))
    .where('p.tenant_id', '=', tenant)
    .where('p.id', 'in', ids)
    .where('p.removed_at', 'is', null)
    .orderBy('p.name')
    .execute();

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

export type ProductRow = Awaited<ReturnType<typeof heldProducts>>[number];
