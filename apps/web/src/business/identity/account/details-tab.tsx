import { rules } from 'virtual:rules/identity.users.update';
import type { User } from '@kazi/contract/identity';
import { Avatar } from '@kazi/ui/avatar';
import { Row } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { Button, FileButton, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPhotoUp from '#icons/IconPhotoUp';
import { upload } from '../../../api/upload.ts';
import { useSignedIn } from '../../../session/session.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm } from '../../../shell/form/define-form.ts';
import { useSendForm } from '../../../shell/form/use-record-form.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { CountrySelect } from '../countries/country-select.tsx';
import { changeUser } from '../users/use-users.ts';
import classes from './picture-panel.module.css';

/** What the others of the workspace know me by. */
export function DetailsTab() {
  const { t } = useTranslation('identity');
  const { user } = useSignedIn();
  return (
    <>
      <PicturePanel user={user} />
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
      <TextInput
        label={t('fields.email')}
        description={t('details.emailHint')}
        value={user.email ?? ''}
        readOnly
        dir="ltr"
      />
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

const pictureTypes = 'image/png,image/jpeg,image/webp,image/avif,image/gif';

/** One's picture: what is chosen is shown as it will look, and becomes the picture once it is saved. */
function PicturePanel({ user }: { user: User }) {
  const { t } = useTranslation(['identity', 'common']);
  const name = `${user.firstName} ${user.lastName}`;
  const [chosen, setChosen] = useState<File | null>(null);
  const preview = useImagePreview(chosen);
  const [arrived, setArrived] = useState(0);
  const save = useWrite(savePicture, {
    changes: ['user'],
    says: () => t('picture.saved'),
    done: () => setChosen(null),
  });
  const remove = useWrite(() => changeUser({ id: user.id, avatar: null }), {
    changes: ['user'],
    says: () => t('picture.removed'),
  });

  async function savePicture(file: File) {
    setArrived(0);
    const { id: avatar } = await upload(file, setArrived);
    return changeUser({ id: user.id, avatar });
  }

  return (
    <Panel title={t('picture.title')} description={t('picture.description')}>
      <div className={classes.picture}>
        <Avatar name={name} src={preview ?? user.avatar} size={72} />
        {chosen ? (
          <Row gap={8} align="stretch" wrap>
            <Button loading={save.busy} onClick={() => void save.run(chosen)}>
              {t('picture.save')}
            </Button>
            <Button variant="default" disabled={save.busy} onClick={() => setChosen(null)}>
              {t('common:cancel')}
            </Button>
            {save.busy && <UploadProgress part={arrived} />}
          </Row>
        ) : (
          <Row gap={8} align="stretch" wrap>
            <FileButton accept={pictureTypes} onChange={setChosen}>
              {(props) => (
                <Button {...props} variant="default" leftSection={<IconPhotoUp size={16} stroke={1.8} />}>
                  {user.avatar ? t('picture.replace') : t('picture.choose')}
                </Button>
              )}
            </FileButton>
            {user.avatar && (
              <Button variant="subtle" color="gray" loading={remove.busy} onClick={() => void remove.run()}>
                {t('picture.remove')}
              </Button>
            )}
          </Row>
        )}
      </div>
    </Panel>
  );
}

/** How much of one's picture has arrived; `part` is from 0 to 1. */
function UploadProgress({ part }: { part: number }) {
  const { t } = useTranslation('identity');
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' }).format(part);
  return (
    <Row gap={8} tone="muted" size={13} tabular className={classes.uploading}>
      <progress value={part} aria-label={t('picture.uploading')} />
      <bdi>{percent}</bdi>
    </Row>
  );
}

/** An address that shows a picture of this device, as long as it is chosen; undefined without one. */
function useImagePreview(file: File | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);
  return address;
}
