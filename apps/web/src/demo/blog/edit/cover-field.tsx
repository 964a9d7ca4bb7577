import { Button, FileButton, Input } from '@mantine/core';
import { useState } from 'react';
import IconPhoto from '#icons/IconPhoto';
import classes from './cover-field.module.css';
import { imageTypes, problemOf, readImage } from './image.ts';

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
