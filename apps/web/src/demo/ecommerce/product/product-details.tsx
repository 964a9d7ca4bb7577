import type { ProductColour, ProductDetail } from '@kazi/simulation/ecommerce';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
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
  {
    icon: IconTruckDelivery,
    title: 'All 47 counties',
    text: 'In Nairobi the next working day, elsewhere within five.',
  },
  {
    icon: IconRefresh,
    title: 'Ten days to return',
    text: 'Unused and in its box; we collect it for nothing.',
  },
  {
    icon: IconShieldCheck,
    title: 'A year of guarantee',
    text: 'Repaired in Nairobi or Kisumu, or replaced.',
  },
] as const;

/** What holds for everything that is sold here. */
const Promises = () => (
  <ul className={classes.promises}>
    {promises.map(({ icon: Icon, title, text }) => (
      <li key={title} className={classes.promise}>
        <span className={classes.icon} aria-hidden="true">
          <Icon size={20} stroke={1.6} />
        </span>
        <div>
          <strong className={classes.title}>{title}</strong>
          <p className={classes.text}>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);

/** Picture, description and options of a product, and the ways to have it. */
export function ProductDetails({ product }: { product: ProductDetail }) {
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
          alt={colour ? `${product.name} in ${colour.toLowerCase()}` : product.name}
        />
        <div className={classes.words}>
          <p className={classes.brand}>
            by <strong>{product.brand}</strong>
          </p>
          <div className={classes.line}>
            <strong className={classes.price}>
              <Price amount={product.price} />
            </strong>
            <Stars rating={product.rating} />
          </div>
          {product.hasFreeShipping && <FreeShipping />}
          <p className={classes.description}>{product.description}</p>
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
              Wishlist
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
  value: string | undefined;
  onChange: (name: string) => void;
}

/** The colours a product comes in, as swatches with their names. */
function ColourChoice({ colours, value, onChange }: ColourChoiceProps) {
  const name = useId();
  return (
    <fieldset className={classes.colours}>
      <legend className={classes.legend}>
        Colour: <span className={classes.chosen}>{value}</span>
      </legend>
      {colours.map((colour) => (
        <label key={colour.name} className={classes.colour} title={colour.name}>
          <input
            className={classes.input}
            type="radio"
            name={name}
            aria-label={colour.name}
            checked={colour.name === value}
            onChange={() => onChange(colour.name)}
          />
          <span className={classes.swatch} style={{ background: colour.value }} />
        </label>
      ))}
    </fieldset>
  );
}
