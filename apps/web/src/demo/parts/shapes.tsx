/** A part of a drawing. */
export interface Shape {
  d: string;
  /** The class that colours it. */
  look?: string;
  /** What fills it, by its id. */
  fill?: string;
  hasHoles?: boolean;
}

interface ShapesProps {
  shapes: readonly Shape[];
  /** Classes by look. */
  classes: Readonly<Record<string, string>>;
}

/** The shapes of a drawing, from the one behind to the one in front. */
export const Shapes = ({ shapes, classes }: ShapesProps) =>
  shapes.map(({ d, look, fill, hasHoles }) => (
    <path
      key={d}
      className={look && classes[look]}
      fill={fill && `url(#${fill})`}
      d={d}
      fillRule={hasHoles ? 'evenodd' : undefined}
    />
  ));
