import { Button, FileButton, Input } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPhoto from '#icons/IconPhoto';
import classes from './cover-field.module.css';

const imageTypes = ['image/png', 'image/jpeg', 'image/webp'];
const mostBytes = 2_000_000;

interface CoverFieldProps {
  /** The picture the post had before. */
  first: string;
  /** Address of the one it has now. */
  value: string;
  onChange: (image: string) => void;
}

/** Shows the picture above a post, and takes another one. */
export function CoverField({ first, value, onChange }: CoverFieldProps) {
  const { t } = useTranslation('demo/blog');
  const [problem, setProblem] = useState<string>();

  async function take(file: File | null) {
    if (!file) return;
    const found = problemOf(file);
    setProblem(found && t(found));
    if (!found) onChange(await readImage(file));
  }

  return (
    <Input.Wrapper label={t('cover.label')} labelElement="div" error={problem}>
      <div className={classes.cover}>
        <img className={classes.image} src={value} alt={t('cover.alt')} width={320} height={180} />
        <div className={classes.words}>
          <p className={classes.rule}>{t('cover.hint')}</p>
          <div className={classes.buttons}>
            <FileButton accept={imageTypes.join(',')} onChange={take}>
              {(button) => (
                <Button variant="default" leftSection={<IconPhoto size={16} stroke={1.8} />} {...button}>
                  {t('cover.choose')}
                </Button>
              )}
            </FileButton>
            {value !== first && (
              <Button variant="subtle" color="gray" onClick={() => onChange(first)}>
                {t('cover.back')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Input.Wrapper>
  );
}

/** The text that says why a file cannot be the picture of a post; undefined where it can. */
function problemOf({ type, size }: Pick<File, 'type' | 'size'>) {
  if (!imageTypes.includes(type)) return 'cover.wrongType';
  if (size > mostBytes) return 'cover.tooBig';
  return undefined;
}

/** A picture's file as an address that holds all of it. */
function readImage(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
