import type { ProductPage } from '@kazi/simulation/ecommerce';
import { Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Button, Checkbox, Radio, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
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
      <OneOf
        label={t('filters.price', { currency: 'KES' })}
        value={band ? keyOf(band) : null}
        choices={priceBands.map((one) => ({ value: keyOf(one), label: bandName(one) }))}
        onChange={(key) => {
          const chosen = priceBands.find((one) => keyOf(one) === key);
          onChange({ min: chosen?.min, max: chosen?.max });
        }}
      />
      <OneOf
        label={t('filters.category')}
        value={category ?? ''}
        choices={[
          { value: '', label: t('filters.allCategories') },
          ...categories.map(({ name, count }) => ({
            value: name,
            label: <Choice name={t(`categories.${name}`)} count={count} />,
          })),
        ]}
        onChange={(chosen) =>
          onChange({
            category: oneOf(
              chosen,
              categories.map(({ name }) => name),
            ),
          })
        }
      />
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
      <OneOf
        label={t('filters.rating')}
        value={String(rating ?? '')}
        choices={[
          { value: '', label: t('filters.anyRating') },
          ...ratings.map((stars) => ({ value: String(stars), label: t('filters.stars', { stars }) })),
        ]}
        onChange={(chosen) => onChange({ rating: ratings.find((stars) => String(stars) === chosen) })}
      />
      <Button variant="default" fullWidth disabled={!isNarrowed} onClick={onClear}>
        {t('filters.clear')}
      </Button>
    </div>
  );
}

interface OneOfProps {
  label: string;
  value: string | null;
  choices: readonly { value: string; label: ReactNode }[];
  onChange: (value: string) => void;
}

/** A choice of one among several, below its heading. */
const OneOf = ({ label, value, choices, onChange }: OneOfProps) => (
  <Radio.Group label={label} classNames={{ label: classes.heading }} value={value} onChange={onChange}>
    <Stack gap={8}>
      {choices.map((choice) => (
        <Radio key={choice.value} {...choice} size="xs" />
      ))}
    </Stack>
  </Radio.Group>
);

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
