import { rules } from 'virtual:rules/identity.users.update';
import type { User } from '@kazi/contract/identity';
import { Avatar } from '@kazi/ui/avatar';
import { Row } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { Button, TextInput } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../session/session.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm } from '../../../shell/form/define-form.ts';
import { useSendForm } from '../../../shell/form/use-record-form.tsx';
import { CountrySelect } from '../countries/country-select.tsx';
import { PicturePanel } from '../parts/picture-panel.tsx';
import { changeUser } from '../users/use-users.ts';
import classes from './details-tab.module.css';

const EmailDialog = onDemand(() => import('../users/email-dialog.tsx').then((module) => module.EmailDialog));

/** What the others of the workspace know me by. */
export function DetailsTab() {
  const { t } = useTranslation('identity');
  const { user } = useSignedIn();
  return (
    <>
      <OwnPicture user={user} />
      <Panel title={t('details.title')} description={t('details.description')}>
        <DetailsForm key={user.id} user={user} />
      </Panel>
    </>
  );
}

const detailsForm = defineForm({
  draft: 'details',
  rules,
  from: ({ firstName, lastName, phone, country }: User) => ({
    firstName,
    lastName,
    phone: phone ?? '',
    country,
  }),
  empty: { firstName: '', lastName: '', phone: '', country: null },
  to: { phone: (typed: string) => typed.trim() || null },
  useFields() {
    const { t } = useTranslation('identity');
    return {
      firstName: t('fields.firstName'),
      lastName: t('fields.lastName'),
      phone: t('fields.phone'),
      country: t('country.label'),
    };
  },
});

/** One's own names, phone and country. */
function DetailsForm({ user }: { user: User }) {
  const { t } = useTranslation('identity');
  const { form, busy, onSubmit, note } = useSendForm({
    form: detailsForm,
    record: user,
    send: (input) => changeUser({ id: user.id, ...input }),
    changes: ['user'],
    says: () => t('details.saved'),
    done: (_saved, { resetDirty }) => resetDirty(),
  });
  return (
    <form onSubmit={onSubmit} className={formClasses.form} noValidate>
      {note}
      <div className={formClasses.pair}>
        <TextInput {...form.getInputProps('firstName')} autoComplete="given-name" required />
        <TextInput {...form.getInputProps('lastName')} autoComplete="family-name" required />
      </div>
      <OwnEmail user={user} />
      <div className={formClasses.pair}>
        <TextInput
          {...form.getInputProps('phone')}
          type="tel"
          placeholder="+254712345678"
          autoComplete="tel"
          dir="ltr"
        />
        <CountrySelect {...form.getInputProps('country')} />
      </div>
      <div className={formClasses.actions}>
        <Button type="submit" loading={busy} disabled={!form.isDirty()}>
          {t('details.save')}
        </Button>
      </div>
    </form>
  );
}

/** One's own address, and the way to another. */
function OwnEmail({ user }: { user: User }) {
  const { t } = useTranslation('identity');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Row align="end" gap={10}>
        <TextInput
          className={classes.email}
          label={t('fields.email')}
          description={t('details.emailHint')}
          value={user.email ?? ''}
          readOnly
          dir="ltr"
        />
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('details.changeEmail')}
        </Button>
      </Row>
      <Suspense>{open && <EmailDialog user={user} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** One's own picture; without one, the initials. */
function OwnPicture({ user }: { user: User }) {
  const { t } = useTranslation('identity');
  return (
    <PicturePanel
      title={t('picture.title')}
      description={t('picture.description')}
      shown={(preview) => (
        <Avatar name={`${user.firstName} ${user.lastName}`} src={preview ?? user.avatar} size={72} />
      )}
      has={user.avatar !== null}
      save={(avatar) => changeUser({ id: user.id, avatar })}
      changes={['user']}
    />
  );
}
