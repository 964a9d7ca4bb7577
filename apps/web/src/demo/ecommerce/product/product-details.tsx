import type { ColourName, ProductColour, ProductDetail } from '@kazi/simulation/ecommerce';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import IconHeart from '#icons/IconHeart';
import IconHeartFilled from '#icons/IconHeartFilled';
import IconRefresh from '#icons/IconRefresh';
import IconShieldCheck from '#icons/IconShieldCheck';
import IconTruckDelivery from '#icons/IconTruckDelivery';
import { useWishlist } from '../changes/use-wishlist.ts';
import { AddButton } from '../parts/add-button.tsx';
import { FreeShipping, Picture, Price, Stars } from '../parts/product-parts.tsx';
import { Quantity } from '../parts/quantity.tsx';
import classes from './product-details.module.css';

const promises = [
  { name: 'delivery', icon: IconTruckDelivery },
  { name: 'return', icon: IconRefresh },
  { name: 'guarantee', icon: IconShieldCheck },
] as const;

/** What holds for everything that is sold here. */
function Promises() {
  const { t } = useTranslation('demo/ecommerce');
  return (
    <ul className={classes.promises}>
      {promises.map(({ name, icon: Icon }) => (
        <li key={name} className={classes.promise}>
          <span className={classes.icon} aria-hidden="true">
            <Icon size={20} stroke={1.6} />
          </span>
          <div>
            <strong className={classes.title}>{t(`product.promises.${name}.title`)}</strong>
            <p className={classes.text}>{t(`product.promises.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Picture, description and options of a product, and the ways to have it. */
export function ProductDetails({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('demo/ecommerce');
  const [colour, setColour] = useState(product.colours[0]?.name);
  const [qty, setQty] = useState(1);
  const { toggle } = useWishlist();
  const shown = product.colours.find(({ name }) => name === colour);
  return (
    <Panel flush>
      <div className={classes.product}>
        <Picture
          size="large"
          src={shown?.image ?? product.image}
          alt={
            colour
              ? t('product.inColour', { name: product.name, colour: t(`colours.${colour}`) })
              : product.name
          }
        />
        <div className={classes.words}>
          <p className={classes.brand}>
            <Trans
              t={t}
              i18nKey="product.by"
              values={{ brand: product.brand }}
              components={{ b: <strong /> }}
            />
          </p>
          <div className={classes.line}>
            <strong className={classes.price}>
              <Price amount={product.price} />
            </strong>
            <Stars rating={product.rating} />
          </div>
          {product.hasFreeShipping && <FreeShipping />}
          <p className={classes.description} dir="auto">
            {product.description}
          </p>
          <ColourChoice colours={product.colours} value={colour} onChange={setColour} />
          <div className={classes.line}>
            {!product.isInCart && <Quantity of={product.name} value={qty} onChange={setQty} />}
            <AddButton product={product} qty={qty} colour={colour} primary />
            <Button
              variant="default"
              aria-pressed={product.isInWishlist}
              leftSection={
                product.isInWishlist ? (
                  <IconHeartFilled size={16} color="var(--kz-danger)" />
                ) : (
                  <IconHeart size={16} stroke={1.8} />
                )
              }
              onClick={() => toggle(product)}
            >
              {t('product.wishlist')}
            </Button>
          </div>
        </div>
      </div>
      <Promises />
    </Panel>
  );
}

interface ColourChoiceProps {
  colours: readonly ProductColour[];
  /** Name of the one that is chosen. */
  value: ColourName | undefined;
  onChange: (name: ColourName) => void;
}

/** The colours a product comes in, as swatches with their names. */
function ColourChoice({ colours, value, onChange }: ColourChoiceProps) {
  const { t } = useTranslation('demo/ecommerce');
  const name = useId();
  return (
    <fieldset className={classes.colours}>
      <legend className={classes.legend}>
        <Trans
          t={t}
          i18nKey="product.colour"
          values={{ colour: value && t(`colours.${value}`) }}
          components={{ c: <span className={classes.chosen} /> }}
        />
      </legend>
      {colours.map((colour) => (
        <label key={colour.name} className={classes.colour} title={t(`colours.${colour.name}`)}>
          <input
            className={classes.input}
            type="radio"
            name={name}
            aria-label={t(`colours.${colour.name}`)}
            checked={colour.name === value}
            onChange={() => onChange(colour.name)}
          />
          <span className={classes.swatch} style={{ background: colour.value }} />
        </label>
      ))}
    </fieldset>
  );
}
