import { mostOfAProduct } from '@kazi/simulation/ecommerce';
import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconMinus from '#icons/IconMinus';
import IconPlus from '#icons/IconPlus';
import classes from './quantity.module.css';

interface QuantityProps {
  /** The name of what is counted. */
  of: string;
  value: number;
  onChange: (value: number) => void;
}

/** How many of a product: one more, one less. */
export function Quantity({ of, value, onChange }: QuantityProps) {
  const { t } = useTranslation('demo/ecommerce');
  return (
    <fieldset className={classes.quantity} aria-label={t('quantity.of', { name: of })}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={34}
        aria-label={t('quantity.less')}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <IconMinus size={16} stroke={1.8} />
      </ActionIcon>
      <output className={classes.value}>{value}</output>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={34}
        aria-label={t('quantity.more')}
        disabled={value >= mostOfAProduct}
        onClick={() => onChange(value + 1)}
      >
        <IconPlus size={16} stroke={1.8} />
      </ActionIcon>
    </fieldset>
  );
}
