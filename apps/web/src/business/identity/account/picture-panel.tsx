import type { User } from '@kazi/contract/identity';
import { Avatar } from '@kazi/ui/avatar';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { Button, FileButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPhotoUp from '#icons/IconPhotoUp';
import { upload } from '../../../api/upload.ts';
import { useWrite } from '../../../shell/record/use-write.ts';
import { changeUser } from '../users/use-users.ts';
import classes from './picture-panel.module.css';

const pictureTypes = 'image/png,image/jpeg,image/webp,image/avif,image/gif';

/** One's picture: what is chosen is shown as it will look, and becomes the picture once it is saved. */
export function PicturePanel({ user }: { user: User }) {
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
          <div className={classes.actions}>
            <Button loading={save.busy} onClick={() => void save.run(chosen)}>
              {t('picture.save')}
            </Button>
            <Button variant="default" disabled={save.busy} onClick={() => setChosen(null)}>
              {t('common:cancel')}
            </Button>
            {save.busy && <UploadProgress part={arrived} />}
          </div>
        ) : (
          <div className={classes.actions}>
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
          </div>
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
    <div className={classes.uploading}>
      <progress value={part} aria-label={t('picture.uploading')} />
      <bdi>{percent}</bdi>
    </div>
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
