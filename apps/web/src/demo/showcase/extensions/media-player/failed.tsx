import { ErrorState } from '@kazi/ui/error-state';
import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './media.module.css';

/** The first address is no film: what was shown says so, and how to go on. */
export default function Failed() {
  const [source, setSource] = useState('/demo/evening-missing.webm');
  const [hasFailed, setFailed] = useState(false);
  const retry = () => {
    setSource('/demo/matatu.webm');
    setFailed(false);
  };
  if (hasFailed)
    return (
      <ErrorState
        title="The film cannot be played"
        message="It may have been moved."
        action={
          <Button variant="default" onClick={retry}>
            Try again
          </Button>
        }
      />
    );
  return (
    <video
      className={classes.video}
      src={source}
      controls
      preload="none"
      playsInline
      onError={() => setFailed(true)}
    >
      <track kind="captions" src="/demo/matatu.en.vtt" srcLang="en" label="English" />
    </video>
  );
}
