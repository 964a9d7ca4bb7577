import { type Address, type Cart, listAddresses, places } from '@kazi/simulation/ecommerce';
import { List, Row, Stack, Text } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconBriefcase from '#icons/IconBriefcase';
import IconHome from '#icons/IconHome';
import formClasses from '../../../shell/edit-form/form.module.css';
import { oneOf } from '../../../shell/search-params.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { LeaveGuard } from '../../parts/leave-guard.tsx';
import { given, useValidators } from '../../parts/validators.ts';
import { useDemoUser } from '../../session/session.ts';
import classes from './steps.module.css';
import { Summary, WithSummary } from './summary.tsx';

interface AddressStepProps {
  cart: Cart;
  /** What was filled in before. */
  chosen: Address | undefined;
  onDone: (address: Address) => void;
}

/** The second step: where the order goes, to an address that is known or to a new one. */
export function AddressStep({ cart, chosen, onDone }: AddressStepProps) {
  const { t } = useTranslation('demo/ecommerce');
  const { data, isPending } = useQuery(answerOf(listAddresses, {}));
  return (
    <WithSummary summary={<Summary cart={cart} />}>
      <Panel title={t('address.saved')} flush>
        {isPending && <SkeletonRows rows={2} height={92} label={t('address.loading')} />}
        {data && <SavedAddresses addresses={data.addresses} onChoose={onDone} />}
      </Panel>
      <Panel title={t('address.another')} description={t('address.remembered')}>
        <AddressForm initial={chosen} onDone={onDone} />
      </Panel>
    </WithSummary>
  );
}

interface SavedAddressesProps {
  addresses: readonly Address[];
  onChoose: (address: Address) => void;
}

/** Where orders went before. */
function SavedAddresses({ addresses, onChoose }: SavedAddressesProps) {
  const { t } = useTranslation('demo/ecommerce');
  return (
    <List divided>
      {addresses.map((address) => (
        <Row as="li" key={address.street} gap={12} align="start" wrap className={classes.address}>
          <Text as="span" tone="accent" aria-hidden="true">
            {address.place === 'Home' ? (
              <IconHome size={20} stroke={1.6} />
            ) : (
              <IconBriefcase size={20} stroke={1.6} />
            )}
          </Text>
          <AddressLines address={address} />
          <Button
            variant="default"
            aria-label={t('address.hereNamed', { street: address.street })}
            onClick={() => onChoose(address)}
          >
            {t('address.here')}
          </Button>
        </Row>
      ))}
    </List>
  );
}

/** The 47 counties of Kenya. */
const counties = [
  ...['Baringo', 'Bomet', 'Bungoma', 'Busia', 'Elgeyo-Marakwet', 'Embu', 'Garissa', 'Homa Bay', 'Isiolo'],
  ...['Kajiado', 'Kakamega', 'Kericho', 'Kiambu', 'Kilifi', 'Kirinyaga', 'Kisii', 'Kisumu', 'Kitui'],
  ...['Kwale', 'Laikipia', 'Lamu', 'Machakos', 'Makueni', 'Mandera', 'Marsabit', 'Meru', 'Migori'],
  ...['Mombasa', 'Murang’a', 'Nairobi', 'Nakuru', 'Nandi', 'Narok', 'Nyamira', 'Nyandarua', 'Nyeri'],
  ...['Samburu', 'Siaya', 'Taita-Taveta', 'Tana River', 'Tharaka-Nithi', 'Trans Nzoia', 'Turkana'],
  ...['Uasin Gishu', 'Vihiga', 'Wajir', 'West Pokot'],
];

interface AddressFormProps {
  initial: Address | undefined;
  onDone: (address: Address) => void;
}

/** Takes an address in Kenya. */
function AddressForm({ initial, onDone }: AddressFormProps) {
  const { t } = useTranslation('demo/ecommerce');
  const { fullName } = useDemoUser();
  const check = useValidators();
  const form = useForm<Address>({
    initialValues: initial ?? { fullName, phone: '', street: '', town: '', county: '', place: 'Home' },
    validate: {
      fullName: given(t('address.problems.fullName')),
      phone: check.kenyanPhone,
      street: given(t('address.problems.street')),
      town: given(t('address.problems.town')),
      county: given(t('address.problems.county')),
    },
  });
  return (
    <form className={formClasses.form} onSubmit={form.onSubmit(onDone)} noValidate>
      <LeaveGuard
        isOn={form.isDirty()}
        leaves={({ next }) => Reflect.get(next.search, 'step') !== 'payment'}
      />
      <div className={formClasses.pair}>
        <TextInput
          label={t('address.fullName')}
          autoComplete="name"
          required
          {...form.getInputProps('fullName')}
        />
        <TextInput
          label={t('address.phone')}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          placeholder="0712 345 678"
          required
          {...form.getInputProps('phone')}
        />
      </div>
      <TextInput
        label={t('address.street')}
        autoComplete="street-address"
        required
        {...form.getInputProps('street')}
      />
      <div className={formClasses.pair}>
        <TextInput
          label={t('address.town')}
          autoComplete="address-level2"
          required
          {...form.getInputProps('town')}
        />
        <NativeSelect
          label={t('address.county')}
          autoComplete="address-level1"
          required
          data={[{ value: '', label: t('address.chooseCounty') }, ...counties]}
          {...form.getInputProps('county')}
        />
        <NativeSelect
          label={t('address.place')}
          data={places.map((value) => ({ value, label: t(`address.places.${value}`) }))}
          value={form.values.place}
          onChange={({ currentTarget }) =>
            form.setFieldValue('place', oneOf(currentTarget.value, places) ?? 'Home')
          }
        />
      </div>
      <div className={formClasses.actions}>
        <Button type="submit">{t('checkout.toPayment')}</Button>
      </div>
    </form>
  );
}

/** An address as it is written on a parcel. */
export const AddressLines = ({ address }: { address: Address }) => (
  <Stack as="address" align="start" className={classes.postal}>
    <Text as="strong" weight={600} dir="auto">
      {address.fullName}
    </Text>
    <span dir="auto">{address.street}</span>
    <span dir="auto">
      {address.town}, {address.county}
    </span>
    <bdi className={classes.phone}>{address.phone}</bdi>
  </Stack>
);
