import classes from './avatar.module.css';
import { hueOf, initialsOf } from './identity.ts';

interface AvatarProps {
  /** The person's name; also what a screen reader says, unless `decorative`. */
  name: string;
  /** Address of a picture; initials are drawn without one. */
  src?: string | null | undefined;
  /** Edge in pixels. */
  size?: number;
  /** The name is written right beside it. */
  decorative?: boolean;
  /** An outline instead of a disc: the person is not there yet. */
  outlined?: boolean | undefined;
}

/** A person's picture, or their initials on a colour that is always the same for the same name. */
export function Avatar({ name, src, size = 28, decorative = false, outlined = false }: AvatarProps) {
  const style = { inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.4) };
  if (src) {
    return (
      <img
        className={classes.avatar}
        style={style}
        src={src}
        alt={decorative ? '' : name}
        width={size}
        height={size}
      />
    );
  }
  return (
    <span
      className={classes.avatar}
      style={style}
      data-hue={hueOf(name)}
      data-initials={initialsOf(name)}
      data-outlined={outlined || undefined}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    />
  );
}
