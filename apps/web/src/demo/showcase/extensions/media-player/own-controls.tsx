import { ActionIcon, Group, NativeSelect, Slider, Text } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { useRef } from 'react';
import IconPlayerPause from '#icons/IconPlayerPause';
import IconPlayerPlay from '#icons/IconPlayerPlay';
import IconVolume from '#icons/IconVolume';
import IconVolumeOff from '#icons/IconVolumeOff';
import { clock, usePlayback } from '../../../parts/media/use-playback.ts';
import classes from './media.module.css';

export default function OwnControls() {
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
