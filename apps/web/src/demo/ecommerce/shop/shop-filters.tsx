import type { ProductPage } from '@kazi/simulation/ecommerce';
import { Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Button, Checkbox, Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { oneOf } from '../../../shell/search-params.ts';
import type { SearchNow } from '../../../shell/use-change-search.ts';
import {
  type ChangeShop,
  type PriceBand,
  priceBands,
  ratings,
  readShopSearch,
  type ShopSearch,
} from './search.ts';
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
  const { t } = useTranslation('demo/ecommerce');
  const { category, brand = [], min, max, rating } = search;
  const bandName = useBandName();
  const band = priceBands.find((one) => one.min === min && one.max === max);
  const categories = facets?.categories ?? [];
  const isNarrowed = Boolean(category ?? min ?? max ?? rating) || brand.length > 0;
  return (
    <div className={classes.filters}>
      <Radio.Group
        label={t('filters.price', { currency: 'KES' })}
        classNames={{ label: classes.heading }}
        value={band ? keyOf(band) : null}
        onChange={(key) => {
          const chosen = priceBands.find((one) => keyOf(one) === key);
          onChange({ min: chosen?.min, max: chosen?.max });
        }}
      >
        <Stack gap={8}>
          {priceBands.map((one) => (
            <Radio key={keyOf(one)} value={keyOf(one)} label={bandName(one)} size="xs" />
          ))}
        </Stack>
      </Radio.Group>
      <Radio.Group
        label={t('filters.category')}
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
          <Radio value="" label={t('filters.allCategories')} size="xs" />
          {categories.map(({ name, count }) => (
            <Radio
              key={name}
              value={name}
              label={<Choice name={t(`categories.${name}`)} count={count} />}
              size="xs"
            />
          ))}
        </Stack>
      </Radio.Group>
      <Checkbox.Group
        label={t('filters.brand')}
        classNames={{ label: classes.heading }}
        value={brand.length > 0 ? brand : [allBrands]}
      >
        <Stack gap={8}>
          <Checkbox
            value={allBrands}
            label={t('filters.allBrands')}
            size="xs"
            onChange={() => onChange({ brand: undefined })}
          />
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
        label={t('filters.rating')}
        classNames={{ label: classes.heading }}
        value={String(rating ?? '')}
        onChange={(stars) => onChange({ rating: ratings.find((one) => String(one) === stars) })}
      >
        <Stack gap={8}>
          <Radio value="" label={t('filters.anyRating')} size="xs" />
          {ratings.map((stars) => (
            <Radio key={stars} value={String(stars)} label={t('filters.stars', { stars })} size="xs" />
          ))}
        </Stack>
      </Radio.Group>
      <Button variant="default" fullWidth disabled={!isNarrowed} onClick={onClear}>
        {t('filters.clear')}
      </Button>
    </div>
  );
}

/** No brand is called this: it is ticked while none is chosen. */
const allBrands = '';

const keyOf = ({ min = 0, max = 0 }: PriceBand): string => `${min}-${max}`;

/** Names a band of prices. */
function useBandName() {
  const { t } = useTranslation('demo/ecommerce');
  const format = new Intl.NumberFormat(useLocale());
  return ({ min, max }: PriceBand): string => {
    if (min && max) return t('filters.between', { min: format.format(min), max: format.format(max) });
    if (max) return t('filters.upTo', { max: format.format(max) });
    return min ? t('filters.over', { min: format.format(min) }) : t('filters.anyPrice');
  };
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
      <bdi>{name}</bdi>{' '}
      <Text as="span" tone="muted" tabular>
        ({format.format(count)})
      </Text>
    </>
  );
}
