import type { File as KeptFile } from '@kazi/contract/files';
import type { MarkArea } from '@kazi/contract/work';
import { announce } from '@kazi/ui/announcer';
import { useLocale } from '@kazi/ui/locale';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './marks.module.css';

/** A mark as it is drawn on a picture. */
export interface DrawnMark {
  key: string;
  number: number;
  area: MarkArea;
  body: string;
  isDone?: boolean;
}

interface MarkPictureProps {
  file: KeptFile;
  marks: readonly DrawnMark[];
}

/** A picture with its marks, to look at: what each says stands in the list beside it. Coordinates are the picture's, in every script. */
export function MarkPicture({ file, marks }: MarkPictureProps) {
  return (
    <div className={classes.picture} dir="ltr">
      <img src={file.url} alt={file.name} loading="lazy" />
      {marks.map(({ key, number, area, isDone }) => (
        <span
          key={key}
          className={classes.mark}
          data-area={area.width > 0 || undefined}
          data-done={isDone || undefined}
          style={placeOf(area)}
          aria-hidden="true"
        >
          <span className={classes.pin}>{number}</span>
        </span>
      ))}
    </div>
  );
}

interface MarkEditorProps extends MarkPictureProps {
  /** A new mark there; without it there are as many as there may be. */
  onAdd: ((area: MarkArea) => void) | undefined;
  onChange: (key: string, area: MarkArea) => void;
  onChoose: (key: string) => void;
}

/** A drag: where it began on the picture, what it changes, and that area as it was. */
interface Drag {
  x: number;
  y: number;
  key?: string;
  resizes?: boolean;
  area: MarkArea;
}

/** So far, as a share of the picture, a pointer goes before it draws an area. */
const leastArea = 0.02;

/**
 * A picture that marks are put on: a press makes a point, a mouse that is dragged an area. Points are dragged, or moved by the arrow
 * keys; with Shift the arrows change an area. Fingers scroll past the picture, so an area begins as a point for them.
 */
export function MarkEditor({ file, marks, onAdd, onChange, onChoose }: MarkEditorProps) {
  const { t } = useTranslation('tasks');
  const { format: share } = new Intl.NumberFormat(useLocale(), { style: 'percent' });
  const picture = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const [drawn, setDrawn] = useState<MarkArea>();

  function at({ clientX, clientY }: PointerEvent) {
    const box = picture.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: inside((clientX - box.left) / box.width), y: inside((clientY - box.top) / box.height) };
  }

  function begin(event: PointerEvent, of: Omit<Drag, 'x' | 'y'>) {
    if (event.button !== 0) return;
    event.stopPropagation();
    drag.current = { ...at(event), ...of };
    if (of.key || event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent) {
    const { current } = drag;
    if (!current) return;
    const to = at(event);
    const [x, y] = [to.x - current.x, to.y - current.y];
    if (current.key)
      onChange(current.key, current.resizes ? resized(current.area, x, y) : moved(current.area, x, y));
    else if (event.pointerType === 'mouse')
      setDrawn(Math.max(Math.abs(x), Math.abs(y)) < leastArea ? undefined : between(current, to));
  }

  function end(event: PointerEvent) {
    const { current } = drag;
    drag.current = undefined;
    setDrawn(undefined);
    if (!current) return;
    if (current.key) onChoose(current.key);
    else onAdd?.(drawn ?? { ...at(event), width: 0, height: 0 });
  }

  const cancel = () => {
    drag.current = undefined;
    setDrawn(undefined);
  };

  const nothing = { x: 0, y: 0, width: 0, height: 0 };
  return (
    <div
      ref={picture}
      className={classes.picture}
      dir="ltr"
      data-edits
      onPointerDown={(event) => begin(event, { area: nothing })}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={cancel}
    >
      <img src={file.url} alt={file.name} draggable={false} />
      {drawn && <span className={classes.mark} data-area style={placeOf(drawn)} />}
      {marks.map(({ key, number, area, body }) => (
        <span
          key={key}
          className={classes.mark}
          data-area={area.width > 0 || undefined}
          style={placeOf(area)}
        >
          <button
            type="button"
            className={classes.pin}
            aria-label={t('marks.pin', { number, body })}
            aria-description={t('marks.keys')}
            onPointerDown={(event) => begin(event, { key, area })}
            onKeyDown={(event) => {
              const next = areaByKey(area, event);
              if (!next) return;
              onChange(key, next);
              announce(t('marks.at', { number, x: share(next.x), y: share(next.y) }));
            }}
          >
            {number}
          </button>
          {area.width > 0 && (
            <span
              className={classes.corner}
              onPointerDown={(event) => begin(event, { key, area, resizes: true })}
            />
          )}
        </span>
      ))}
    </div>
  );
}

const inside = (share: number, most = 1) => Math.min(most, Math.max(0, share));
const percent = (share: number) => `${share * 100}%`;

const placeOf = ({ x, y, width, height }: MarkArea) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

const between = (one: { x: number; y: number }, other: { x: number; y: number }): MarkArea => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});

/** The area moved by so much, within the picture. */
const moved = ({ x, y, width, height }: MarkArea, by: number, down: number): MarkArea => ({
  x: inside(x + by, 1 - width),
  y: inside(y + down, 1 - height),
  width,
  height,
});

/** The area with its far corner moved by so much, within the picture. */
const resized = ({ x, y, width, height }: MarkArea, by: number, down: number): MarkArea => ({
  x,
  y,
  width: Math.max(leastArea, inside(width + by, 1 - x)),
  height: Math.max(leastArea, inside(height + down, 1 - y)),
});

const step = 0.01;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The area after a key: an arrow moves it, with Shift it changes its size. Undefined for other keys. */
function areaByKey(area: MarkArea, event: KeyboardEvent): MarkArea | undefined {
  const arrow = arrows[event.key];
  if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  event.preventDefault();
  event.stopPropagation();
  const [by, down] = arrow;
  return event.shiftKey ? resized(area, by, down) : moved(area, by, down);
}
