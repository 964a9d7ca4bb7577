import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import { centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { accountCurrency } from '../parts/queries.ts';
import { useCategories } from './use-products.ts';

interface Values {
  category: string;
  name: string;
  description: string;
  price: TypedAmount;
}

/** Offers a product, in a category that there is or a new one. */
export function NewProductDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('money');
  const listId = useId();
  const { data: categories = [] } = useCategories();
  const amountProblem = useAmountCheck();
  const form = useForm<Values>({
    initialValues: { category: '', name: '', description: '', price: null },
    validate: { price: (price) => amountProblem(price) },
  });
  const create = useWrite(client.money.products.create, {
    changes: ['product'],
    form,
    says: ({ name }) => t('products.form.created', { name }),
    done: onClose,
  });
  return (
    <FormDialog
      title={t('products.form.title')}
      submitLabel={t('products.form.submit')}
      busy={create.busy}
      onSubmit={form.onSubmit(({ price, ...values }) => {
        const amount = centsIn(price);
        if (amount) void create.run({ ...values, price: { amount, currency: accountCurrency } });
      })}
      onClose={onClose}
    >
      <TextInput
        {...form.getInputProps('category')}
        label={t('products.form.category')}
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
      <TextInput {...form.getInputProps('name')} label={t('products.form.name')} autoComplete="off" />
      <Textarea
        {...form.getInputProps('description')}
        label={t('products.form.description')}
        autosize
        minRows={2}
        maxRows={8}
      />
      <AmountField name="product-price" {...form.getInputProps('price')} label={t('products.form.price')} />
    </FormDialog>
  );
}
