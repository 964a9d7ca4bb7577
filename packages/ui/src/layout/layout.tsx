import type { HTMLAttributes, ReactNode } from 'react';
import classes from './layout.module.css';

type Tag =
  | ('div' | 'span' | 'bdi' | 'p' | 'strong' | 'small' | 'figure' | 'figcaption' | 'address')
  | ('header' | 'footer' | 'section' | 'article' | 'nav' | 'main' | 'aside' | 'search')
  | ('ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd' | 'h2' | 'h3' | 'h4' | 'fieldset');

interface LookProps extends HTMLAttributes<HTMLElement> {
  /** The element it is drawn as. A list has neither bullets nor margins, a set of fields no frame. */
  as?: Tag;
  /** Colour of the text; the one of what is around it unless set. */
  tone?: 'muted' | 'faint' | 'text' | 'success' | 'danger' | 'accent';
  /** Size of the text in pixels. */
  size?: 12 | 13 | 15;
  weight?: 400 | 500 | 600;
  /** Figures of one width, so that they stand below one another. */
  tabular?: boolean;
  /** On one line, which ends in dots where there is no room for it: in the direction of its text, which is cut at its own end. */
  cut?: boolean;
  /** May be narrower than its longest word, as what is cut or scrolls within it has to be. */
  shrinks?: boolean;
  /** Takes the room that a row has left, and shrinks. */
  grow?: boolean;
}

interface SpacedProps extends LookProps {
  /** Between the items, in pixels. */
  gap?: 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24;
  /** Between lines, where that is another distance. */
  lineGap?: 0 | 2 | 4 | 6 | 8 | 10 | 12;
}

interface RowProps extends SpacedProps {
  /** Across the row; items stand in its middle unless set. */
  align?: 'start' | 'end' | 'baseline' | 'stretch';
  /** Along the row; items stand at its start unless set. */
  justify?: 'center' | 'end' | 'between';
  /** Goes on in a further line where one has no room for all. */
  wrap?: boolean;
  /** Is itself part of a line of text. */
  inline?: boolean;
}

interface ListProps extends LookProps {
  /** With a line between the items. */
  divided?: boolean;
}

interface StackProps extends SpacedProps, ListProps {
  /** Across the stack; items are as wide as it is unless set. */
  align?: 'start' | 'center' | 'end';
}

/** Items beside one another: `<Row gap={8} justify="between">`. */
export const Row = ({ as: Element = 'div', ...props }: RowProps) => (
  <Element {...attributesOf(classes.row, props)} />
);

/** Items below one another: `<Stack as="ul" gap={2}>`. */
export const Stack = ({ as: Element = 'div', ...props }: StackProps) => (
  <Element {...attributesOf(classes.stack, props)} />
);

/** A list without bullets and margins: `<List divided>`. */
export const List = ({ as: Element = 'ul', ...props }: ListProps) => (
  <Element {...attributesOf(classes.text, props)} />
);

/** A paragraph, or a part of one, that looks otherwise than what is around it: `<Text as="span" tone="muted" cut>`. */
export const Text = ({ as: Element = 'p', ...props }: LookProps) => (
  <Element {...attributesOf(classes.text, props)} />
);

interface NumberedProps {
  /** Such as SHOP-12. */
  number: ReactNode;
  title: ReactNode;
  /** On one line, as a part of a row or a grid. */
  cut?: boolean;
}

/** A number and the title that it belongs to, together in the direction of the title wherever they stand. */
export const Numbered = ({ number, title, cut = false }: NumberedProps) => (
  <Text as="bdi" cut={cut}>
    <bdi>{number}</bdi> {title}
  </Text>
);

/** What stands below or beside something as the lesser of both; on a line of its own with `below`. */
export const Minor = ({ below = false, children }: { below?: boolean; children: ReactNode }) => (
  <Text as={below ? 'div' : 'span'} tone="muted" size={13} weight={400}>
    {children}
  </Text>
);

type AllProps = Omit<RowProps & StackProps, 'as' | 'align'> & {
  align?: RowProps['align'] | StackProps['align'];
};

const looks = /^(gap|lineGap|align|justify|wrap|inline|divided|tone|size|weight|tabular|cut|shrinks|grow)$/;

/** The looks as attributes, which the sheet reads. A class beside them says otherwise where it has to. */
const attributesOf = (kind: string | undefined, props: AllProps): HTMLAttributes<HTMLElement> =>
  Object.fromEntries(
    Object.entries({
      ...(props.cut && { dir: 'auto' }),
      ...props,
      className: props.className ? `${kind} ${props.className}` : kind,
    }).map(([name, value]) =>
      looks.test(name) ? [`data-${name.toLowerCase()}`, value === false ? undefined : value] : [name, value],
    ),
  );
