import { Row } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { Button, FileButton } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPhotoUp from '#icons/IconPhotoUp';
import { upload } from '../../../api/upload.ts';
import type { Subject } from '../../../live/affects.ts';
import { useWrite } from '../../../shell/record/use-write.ts';
import classes from './picture-panel.module.css';

const pictureTypes = 'image/png,image/jpeg,image/webp,image/avif,image/gif';

interface PicturePanelProps<Saved> {
  title: string;
  description: string;
  /** The picture as it will look: the chosen one, else the one there is. */
  shown: (preview: string | undefined) => ReactNode;
  /** There is one to take away. */
  has: boolean;
  /** Saves an uploaded picture by its id; null for none. */
  save: (file: string | null) => Promise<Saved>;
  changes: readonly Subject[];
  done?: (saved: Saved) => void;
}

/** A picture: what is chosen is shown as it will look, and becomes the picture once it is saved. */
export function PicturePanel<Saved>({
  title,
  description,
  shown,
  has,
  save,
  changes,
  done,
}: PicturePanelProps<Saved>) {
  const { t } = useTranslation(['identity', 'common']);
  const [chosen, setChosen] = useState<File | null>(null);
  const preview = useImagePreview(chosen);
  const [arrived, setArrived] = useState(0);
  const saving = useWrite(saveChosen, {
    changes,
    says: () => t('picture.saved'),
    done: (saved) => {
      setChosen(null);
      done?.(saved);
    },
  });
  const removal = useWrite(() => save(null), {
    changes,
    says: () => t('picture.removed'),
    ...(done && { done }),
  });

  async function saveChosen(file: File) {
    setArrived(0);
    const { id } = await upload(file, setArrived);
    return save(id);
  }

  return (
    <Panel title={title} description={description}>
      <div className={classes.picture}>
        {shown(preview)}
        {chosen ? (
          <Row gap={8} align="stretch" wrap>
            <Button loading={saving.busy} onClick={() => void saving.run(chosen)}>
              {t('picture.save')}
            </Button>
            <Button variant="default" disabled={saving.busy} onClick={() => setChosen(null)}>
              {t('common:cancel')}
            </Button>
            {saving.busy && <UploadProgress part={arrived} />}
          </Row>
        ) : (
          <Row gap={8} align="stretch" wrap>
            <FileButton accept={pictureTypes} onChange={setChosen}>
              {(props) => (
                <Button {...props} variant="default" leftSection={<IconPhotoUp size={16} stroke={1.8} />}>
                  {has ? t('picture.replace') : t('picture.choose')}
                </Button>
              )}
            </FileButton>
            {has && (
              <Button variant="subtle" color="gray" loading={removal.busy} onClick={() => void removal.run()}>
                {t('picture.remove')}
              </Button>
            )}
          </Row>
        )}
      </div>
    </Panel>
  );
}

/** How much of a picture has arrived; `part` is from 0 to 1. */
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
