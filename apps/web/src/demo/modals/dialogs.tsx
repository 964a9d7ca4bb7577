import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { Row, Stack } from '@kazi/ui/layout';
import { toast } from '@kazi/ui/toast';
import { Button, NativeSelect, Radio, Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useClipboard } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../parts/form-dialog.tsx';
import { useDollars } from '../parts/formats.ts';
import { given, useValidators } from '../parts/validators.ts';
import { grouped, splitExpiry } from './card-digits.ts';
import classes from './modals.module.css';

type DialogName = 'share' | 'card' | 'plan' | 'refer' | 'address' | 'twoStep';

interface DialogProps {
  onClose: () => void;
}

/** The dialog of that name. */
export function ExampleDialog({ name, onClose }: DialogProps & { name: DialogName }) {
  const Example = dialogs[name];
  return <Example onClose={onClose} />;
}

/** What each dialog has in common: its words, and that it says what was done and closes. */
function useFrame(name: DialogName, { onClose }: DialogProps) {
  const { t } = useTranslation('demo/modals');
  const words = { title: t(`${name}.title`), submitLabel: t(`${name}.submit`) };
  const finish = (message: string) => {
    toast({ message });
    onClose();
  };
  return { t, frame: { ...words, busy: false, onClose }, finish };
}

const rights = ['read', 'comment', 'edit'] as const;
const sharedBefore = people.slice(1, 4);

/** Adds people to something, each with what they may do. */
function ShareDialog(props: DialogProps) {
  const { t, frame, finish } = useFrame('share', props);
  const [shared, setShared] = useState(sharedBefore);
  const others = people.filter((person) => !shared.includes(person));
  const add = (id: string | null) => {
    const person = others.find((other) => String(other.id) === id);
    if (person) setShared([...shared, person]);
  };
  return (
    <FormDialog
      {...frame}
      isDirty={shared !== sharedBefore}
      title={t('share.dialogTitle')}
      onSubmit={(event) => {
        event.preventDefault();
        finish(t('share.done', { count: shared.length }));
      }}
    >
      <Select
        label={t('share.add')}
        placeholder={t('share.typeName')}
        searchable
        value={null}
        data={others.map(({ id, fullName }) => ({ value: String(id), label: fullName }))}
        onChange={add}
        data-autofocus
      />
      <Stack as="ul" gap={8} className={classes.people}>
        {shared.map(({ id, fullName, avatar }) => (
          <li key={id}>
            <Avatar name={fullName} src={avatar} size={32} decorative />
            <bdi>{fullName}</bdi>
            <NativeSelect
              aria-label={t('share.mayDo', { name: fullName })}
              data={rights.map((value) => ({ value, label: t(`share.rights.${value}`) }))}
              defaultValue={rights[1]}
            />
          </li>
        ))}
      </Stack>
    </FormDialog>
  );
}

/** A payment card; nothing of it is kept. */
function CardDialog(props: DialogProps) {
  const { t, frame, finish } = useFrame('card', props);
  const check = useValidators();
  const form = useForm({
    initialValues: { number: '', name: '', expires: '', code: '' },
    validate: {
      number: check.cardNumber,
      name: given(t('card.nameMissing')),
      expires: check.expiry,
      code: check.securityCode,
    },
  });
  return (
    <FormDialog
      {...frame}
      isDirty={form.isDirty()}
      onSubmit={form.onSubmit(({ number }) => finish(t('card.done', { digits: number.slice(-4) })))}
    >
      <TextInput
        label={t('card.number')}
        inputMode="numeric"
        autoComplete="cc-number"
        dir="ltr"
        data-autofocus
        {...form.getInputProps('number')}
        onChange={({ currentTarget }) => form.setFieldValue('number', grouped(currentTarget.value))}
      />
      <TextInput label={t('card.name')} autoComplete="cc-name" {...form.getInputProps('name')} />
      <div className={classes.pair}>
        <TextInput
          label={t('card.expires')}
          placeholder={t('card.expiresForm')}
          inputMode="numeric"
          autoComplete="cc-exp"
          dir="ltr"
          {...form.getInputProps('expires')}
          onChange={({ currentTarget }) => form.setFieldValue('expires', splitExpiry(currentTarget.value))}
        />
        <TextInput
          label={t('card.code')}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          dir="ltr"
          {...form.getInputProps('code')}
        />
      </div>
    </FormDialog>
  );
}

/** What each costs in a month and in a year, in whole US dollars. */
const plans = [
  { value: 'basic', monthly: 0, yearly: 0 },
  { value: 'standard', monthly: 49, yearly: 480 },
  { value: 'enterprise', monthly: 99, yearly: 960 },
] as const;

/** One of several plans. */
function PlanDialog(props: DialogProps) {
  const { t, frame, finish } = useFrame('plan', props);
  const dollars = useDollars();
  const [plan, setPlan] = useState<(typeof plans)[number]['value']>('standard');
  return (
    <FormDialog
      {...frame}
      isDirty={false}
      onSubmit={(event) => {
        event.preventDefault();
        finish(t('plan.done', { plan: t(`plan.names.${plan}`) }));
      }}
    >
      <Radio.Group
        label={t('plan.label')}
        value={plan}
        onChange={(chosen) => setPlan(plans.find(({ value }) => value === chosen)?.value ?? plan)}
      >
        {plans.map(({ value, monthly, yearly }) => (
          <Radio
            key={value}
            value={value}
            label={t(`plan.names.${value}`)}
            description={
              monthly > 0
                ? t('plan.price', { monthly: dollars(monthly), yearly: dollars(yearly) })
                : t('plan.free')
            }
            mt="sm"
          />
        ))}
      </Radio.Group>
    </FormDialog>
  );
}

const link = 'https://kazi.example/join/amina-482';

/** A link that brings somebody here. */
function ReferDialog(props: DialogProps) {
  const { t, frame, finish } = useFrame('refer', props);
  const clipboard = useClipboard();
  const check = useValidators();
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (value) => check.emailAddress(value) },
  });
  return (
    <FormDialog
      {...frame}
      isDirty={form.isDirty()}
      onSubmit={form.onSubmit(({ email }) => finish(t('refer.done', { email })))}
    >
      <Row gap={8} align="end" className={classes.line}>
        <TextInput label={t('refer.link')} readOnly value={link} dir="ltr" />
        <Button variant="default" onClick={() => clipboard.copy(link)}>
          {t(clipboard.copied ? 'refer.copied' : 'refer.copy')}
        </Button>
      </Row>
      <TextInput
        label={t('refer.email')}
        type="email"
        dir="ltr"
        data-autofocus
        {...form.getInputProps('email')}
      />
    </FormDialog>
  );
}

const counties = ['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Uasin Gishu', 'Kiambu', 'Machakos', 'Kilifi'];

/** A longer form. */
function AddressDialog(props: DialogProps) {
  const { t, frame, finish } = useFrame('address', props);
  const check = useValidators();
  const form = useForm({
    initialValues: { kind: 'home', name: '', street: '', town: '', county: 'Nairobi', phone: '' },
    validate: {
      name: check.required(t('address.required.name')),
      street: check.required(t('address.required.street')),
      town: check.required(t('address.required.town')),
    },
  });
  const field = form.getInputProps;
  return (
    <FormDialog
      {...frame}
      isDirty={form.isDirty()}
      onSubmit={form.onSubmit(({ street, town }) =>
        finish(t('address.done', { address: `${street}, ${town}` })),
      )}
    >
      <Radio.Group label={t('address.kind')} {...field('kind')}>
        <Radio value="home" label={t('address.home')} mt="xs" />
        <Radio value="office" label={t('address.office')} mt="xs" />
      </Radio.Group>
      <TextInput label={t('address.name')} autoComplete="name" data-autofocus {...field('name')} />
      <TextInput label={t('address.street')} autoComplete="street-address" {...field('street')} />
      <div className={classes.pair}>
        <TextInput label={t('address.town')} autoComplete="address-level2" {...field('town')} />
        <NativeSelect label={t('address.county')} data={counties} {...field('county')} />
      </div>
      <TextInput label={t('address.phone')} type="tel" autoComplete="tel" dir="ltr" {...field('phone')} />
    </FormDialog>
  );
}

type Way = 'app' | 'phone';

/** A choice, then what belongs to it. */
function TwoStepDialog(props: DialogProps) {
  const { t, frame, finish } = useFrame('twoStep', props);
  const form = useForm<{ way: Way; code: string; phone: string }>({
    initialValues: { way: 'app', code: '', phone: '' },
    validate: {
      code: (code, { way }) => (way === 'phone' || /^\d{6}$/.test(code) ? null : t('twoStep.codeWrong')),
      phone: (phone, { way }) =>
        way === 'app' || /^\+?[\d ]{7,18}$/.test(phone) ? null : t('twoStep.phoneWrong'),
    },
  });
  return (
    <FormDialog {...frame} isDirty={form.isDirty()} onSubmit={form.onSubmit(() => finish(t('twoStep.done')))}>
      <Radio.Group label={t('twoStep.by')} {...form.getInputProps('way')}>
        <Radio value="app" label={t('twoStep.app')} mt="xs" />
        <Radio value="phone" label={t('twoStep.message')} mt="xs" />
      </Radio.Group>
      {form.values.way === 'app' ? (
        <TextInput
          label={t('twoStep.code')}
          inputMode="numeric"
          maxLength={6}
          dir="ltr"
          {...form.getInputProps('code')}
        />
      ) : (
        <TextInput label={t('twoStep.phone')} type="tel" dir="ltr" {...form.getInputProps('phone')} />
      )}
    </FormDialog>
  );
}

const dialogs = {
  share: ShareDialog,
  card: CardDialog,
  plan: PlanDialog,
  refer: ReferDialog,
  address: AddressDialog,
  twoStep: TwoStepDialog,
};
