import { Button, FileButton, Input } from '@mantine/core';
import { useState } from 'react';
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
  const [problem, setProblem] = useState<string>();

  async function take(file: File | null) {
    if (!file) return;
    const found = problemOf(file);
    setProblem(found);
    if (!found) onChange(await readImage(file));
  }

  return (
    <Input.Wrapper label="Featured image" labelElement="div" error={problem}>
      <div className={classes.cover}>
        <img className={classes.image} src={value} alt="How the post begins" width={320} height={180} />
        <div className={classes.words}>
          <p className={classes.rule}>PNG, JPEG or WebP, up to 2 MB. Wide pictures look best: 16 by 9.</p>
          <div className={classes.buttons}>
            <FileButton accept={imageTypes.join(',')} onChange={take}>
              {(button) => (
                <Button variant="default" leftSection={<IconPhoto size={16} stroke={1.8} />} {...button}>
                  Choose an image
                </Button>
              )}
            </FileButton>
            {value !== first && (
              <Button variant="subtle" color="gray" onClick={() => onChange(first)}>
                Back to the old one
              </Button>
            )}
          </div>
        </div>
      </div>
    </Input.Wrapper>
  );
}

/** Why a file cannot be the picture of a post; undefined where it can. */
function problemOf({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!imageTypes.includes(type)) return 'This is no picture we can show. Choose a PNG, JPEG or WebP.';
  if (size > mostBytes) return 'This picture is larger than 2 MB. Make it smaller first.';
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
