import '@mantine/core/styles/Slider.layer.css';
import { ErrorState } from '@kazi/ui/error-state';
import { ActionIcon, Button, Group, NativeSelect, Slider, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import IconPlayerPause from '#icons/IconPlayerPause';
import IconPlayerPlay from '#icons/IconPlayerPlay';
import IconVolume from '#icons/IconVolume';
import IconVolumeOff from '#icons/IconVolumeOff';
import classes from './examples.module.css';
import { clock, usePlayback } from './use-playback.ts';

export function VideoExample() {
  return (
    <video className={classes.video} src="/demo/matatu.webm" controls preload="metadata" playsInline>
      <track kind="captions" src="/demo/matatu.en.vtt" srcLang="en" label="English" default />
      <track kind="captions" src="/demo/matatu.sw.vtt" srcLang="sw" label="Kiswahili" />
    </video>
  );
}

export function OwnControlsExample() {
  const video = useRef<HTMLVideoElement>(null);
  const { isPlaying, at, length, isMuted, toggle, seek, setRate, toggleSound, listeners } =
    usePlayback(video);
  return (
    <>
      <video
        ref={video}
        className={classes.video}
        src="/demo/matatu.webm"
        preload="metadata"
        playsInline
        {...listeners}
      >
        <track kind="captions" src="/demo/matatu.en.vtt" srcLang="en" label="English" default />
      </video>
      <Group gap="xs" mt="sm" wrap="nowrap" dir="ltr">
        <ActionIcon variant="default" aria-label={isPlaying ? 'Pause' : 'Play'} onClick={toggle}>
          {isPlaying ? <IconPlayerPause size={16} /> : <IconPlayerPlay size={16} />}
        </ActionIcon>
        <Slider
          flex={1}
          size="sm"
          min={0}
          max={length || 1}
          step={0.1}
          label={clock}
          thumbLabel="Position"
          value={at}
          onChange={seek}
        />
        <Text size="xs" c="dimmed">
          {clock(at)} / {clock(length)}
        </Text>
        <ActionIcon variant="default" aria-label="Mute" aria-pressed={isMuted} onClick={toggleSound}>
          {isMuted ? <IconVolumeOff size={16} /> : <IconVolume size={16} />}
        </ActionIcon>
        <NativeSelect
          size="xs"
          w={72}
          aria-label="Speed"
          defaultValue="1"
          data={['0.5', '1', '1.5', '2']}
          onChange={({ currentTarget }) => setRate(Number(currentTarget.value))}
        />
      </Group>
    </>
  );
}

export function AudioExample() {
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

/** The first address is no film: what was shown says so, and how to go on. */
export function FailedExample() {
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
