import { Avatar } from '@kazi/ui/avatar';
import { useListFormat } from '@kazi/ui/locale';
import { Link } from '@tanstack/react-router';
import classes from './faces.module.css';

interface FacesProps {
  /** `to`: where somebody's page is, if their face leads to it. */
  people: readonly { name: string; picture: string; to?: string }[];
  max?: number;
  size?: number;
}

/** Faces that overlap a little, the rest counted. */
export function Faces({ people, max = 3, size = 24 }: FacesProps) {
  const list = useListFormat();
  const shown = people.length > max ? people.slice(0, max - 1) : people;
  const rest = people.slice(shown.length);
  return (
    <span className={classes.faces} title={list(people.map(({ name }) => name))}>
      {shown.map(({ name, picture, to }) =>
        to ? (
          <Link key={name} to={to} className={classes.link}>
            <Avatar name={name} src={picture} size={size} />
          </Link>
        ) : (
          <Avatar key={name} name={name} src={picture} size={size} />
        ),
      )}
      {rest.length > 0 && (
        <span className={classes.rest} style={{ inlineSize: size, blockSize: size }}>
          <bdi>+{rest.length}</bdi>
        </span>
      )}
    </span>
  );
}
