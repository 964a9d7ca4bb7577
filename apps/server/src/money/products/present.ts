import type { Product } from '@kazi/contract/money';
import type { ProductRow } from './queries.ts';

export const presentProduct = ({ category_id, ...row }: ProductRow): Product => ({
  id: row.id,
  category: category_id,
  name: row.name,
  description: row.description,
  price: row.price,
  currency: row.currency,
});
