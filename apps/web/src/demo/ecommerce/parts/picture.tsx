import classes from './picture.module.css';

interface PictureProps {
  src: string;
  /** Left out where the product is named right beside it. */
  alt?: string;
  /** `small` in a line of a list, `large` where it is what the page is about. */
  size?: 'small' | 'medium' | 'large';
}

/** The picture of a product on its tile. */
export function Picture({ src, alt = '', size = 'medium' }: PictureProps) {
  return (
    <span className={classes.tile} data-size={size}>
      <img className={classes.image} src={src} alt={alt} width={200} height={160} />
    </span>
  );
}
