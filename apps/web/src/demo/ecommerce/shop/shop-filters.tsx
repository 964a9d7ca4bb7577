import type { ProductPage } from '@kazi/simulation/ecommerce';
import { useLocale } from '@kazi/ui/locale';
import { Button, Checkbox, Radio, Stack } from '@mantine/core';
import { oneOf } from '../../../shell/search-params.ts';
import type { SearchNow } from '../../../shell/use-change-search.ts';
import { type ChangeShop, priceBands, ratings, readShopSearch, type ShopSearch } from './search.ts';
import classes from './shop-filters.module.css';

interface ShopFiltersProps {
  search: ShopSearch;
  /** What there is to choose from; undefined until it is known. */
  facets: ProductPage['facets'] | undefined;
  onChange: ChangeShop;
  onClear: () => void;
}

/** Narrows what the shop shows: by price, category, brand and rating. */
export function ShopFilters({ search, facets, onChange, onClear }: ShopFiltersProps) {
  const { category, brand = [], min, max, rating } = search;
  const band = priceBands.find((one) => one.min === min && one.max === max);
  const categories = facets?.categories ?? [];
  const isNarrowed = Boolean(category ?? min ?? max ?? rating) || brand.length > 0;
  return (
    <div className={classes.filters}>
      <Radio.Group
        label="Price in KES"
        classNames={{ label: classes.heading }}
        value={band?.label ?? null}
        onChange={(label) => {
          const chosen = priceBands.find((one) => one.label === label);
          onChange({ min: chosen?.min, max: chosen?.max });
        }}
      >
        <Stack gap={8}>
          {priceBands.map(({ label }) => (
            <Radio key={label} value={label} label={label} size="xs" />
          ))}
        </Stack>
      </Radio.Group>
      <Radio.Group
        label="Category"
        classNames={{ label: classes.heading }}
        value={category ?? ''}
        onChange={(name) =>
          onChange({
            category: oneOf(
              name,
              categories.map((one) => one.name),
            ),
          })
        }
      >
        <Stack gap={8}>
          <Radio value="" label="All categories" size="xs" />
          {categories.map(({ name, count }) => (
            <Radio key={name} value={name} label={<Choice name={name} count={count} />} size="xs" />
          ))}
        </Stack>
      </Radio.Group>
      <Checkbox.Group label="Brand" classNames={{ label: classes.heading }} value={brand}>
        <Stack gap={8}>
          {facets?.brands.map(({ name, count }) => (
            <Checkbox
              key={name}
              value={name}
              label={<Choice name={name} count={count} />}
              size="xs"
              onChange={({ currentTarget: { checked } }) => onChange(withBrand(name, checked))}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Radio.Group
        label="Rating"
        classNames={{ label: classes.heading }}
        value={String(rating ?? '')}
        onChange={(stars) => onChange({ rating: ratings.find((one) => String(one) === stars) })}
      >
        <Stack gap={8}>
          <Radio value="" label="Any rating" size="xs" />
          {ratings.map((stars) => (
            <Radio key={stars} value={String(stars)} label={`${stars} stars and more`} size="xs" />
          ))}
        </Stack>
      </Radio.Group>
      <Button variant="default" fullWidth disabled={!isNarrowed} onClick={onClear}>
        Clear all filters
      </Button>
    </div>
  );
}

const withBrand =
  (name: string, isWanted: boolean) =>
  (now: SearchNow): ShopSearch => {
    const { brand = [] } = readShopSearch(now);
    const others = brand.filter((other) => other !== name);
    const wanted = isWanted ? [...others, name] : others;
    return { brand: wanted.length > 0 ? wanted : undefined };
  };

/** What can be chosen, and how many there are of it. */
function Choice({ name, count }: { name: string; count: number }) {
  const format = new Intl.NumberFormat(useLocale());
  return (
    <>
      {name} <span className={classes.count}>({format.format(count)})</span>
    </>
  );
}
