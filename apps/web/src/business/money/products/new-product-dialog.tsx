import { rules } from 'virtual:rules/money.products.create';
import { noCents } from '@kazi/contract/cents';
import { Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import { centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { accountCurrency } from '../parts/queries.ts';
import { useCategories } from './use-products.ts';

interface Values {
  category: string;
  name: string;
  description: string;
  price: TypedAmount;
}

const empty: Values = { category: '', name: '', description: '', price: null };

const productForm = defineForm({
  draft: 'product',
  rules,
  empty,
  to: {
    price: (price: TypedAmount) => ({ amount: centsIn(price) ?? noCents, currency: accountCurrency }),
  },
  useFields() {
    const { t } = useTranslation('money');
    const amountProblem = useAmountCheck();
    return {
      category: t('products.form.category'),
      name: t('products.form.name'),
      description: t('products.form.description'),
      price: { label: t('products.form.price'), check: (price) => amountProblem(price) },
    };
  },
});

/** Offers a product, in a category that there is or a new one. */
export function NewProductDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('money');
  const listId = useId();
  const { data: categories = [] } = useCategories();
  return (
    <SendDialog
      form={productForm}
      title={t('products.form.title')}
      submitLabel={t('products.form.submit')}
      send={(input) => client.money.products.create(input)}
      changes={['product']}
      says={({ name }) => t('products.form.created', { name })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextInput
            {...form.getInputProps('category')}
            description={t('products.form.categoryHint')}
            list={listId}
            autoComplete="off"
            data-autofocus
          />
          <datalist id={listId}>
            {categories.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
          <TextInput {...form.getInputProps('name')} autoComplete="off" />
          <Textarea {...form.getInputProps('description')} autosize minRows={2} maxRows={8} />
          <AmountField name="product-price" {...form.getInputProps('price')} />
        </>
      )}
    </SendDialog>
  );
}
