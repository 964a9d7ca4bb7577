import { Text } from '@mantine/core';
import classes from './media.module.css';

export default function Audio() {
  return (
    <>
      <audio
        className={classes.audio}
        src="/demo/evening.wav"
        controls
        preload="metadata"
        aria-describedby="tune"
      >
        <track kind="captions" src="/demo/matatu.en.vtt" srcLang="en" label="English" />
      </audio>
      <Text id="tune" size="sm" c="dimmed" mt="xs">
        Six notes of an evening tune, without words.
      </Text>
    </>
  );
}
