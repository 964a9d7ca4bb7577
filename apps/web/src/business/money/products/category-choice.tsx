import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './products.module.css';

interface CategoryChoiceProps {
  categories: readonly { id: string; name: string }[];
  /** Id of the category that is shown. */
  shown: string;
  onChange: (category: string) => void;
}

export function CategoryChoice({ categories, shown, onChange }: CategoryChoiceProps) {
  const { t } = useTranslation('money');
  return (
    <fieldset className={classes.categories} aria-label={t('products.categories')}>
      {categories.map(({ id, name }) => (
        <Button
          key={id}
          size="xs"
          variant="default"
          className={classes.choice}
          aria-pressed={id === shown}
          onClick={() => onChange(id)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
