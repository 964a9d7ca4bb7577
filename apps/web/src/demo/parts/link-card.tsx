import type { ReactNode } from 'react';
import { DemoLink } from '../routing/demo-link.tsx';
import classes from './link-card.module.css';

interface LinkCardProps {
  as: 'article' | 'li';
  className: string | undefined;
  children: ReactNode;
}

/** A card that leads somewhere: the `CardLink` in it is followed from anywhere on the card. */
export const LinkCard = ({ as: Card, className, children }: LinkCardProps) => (
  <Card className={`${classes.card} ${className}`}>{children}</Card>
);

interface CardLinkProps {
  to: string;
  search?: object;
  children: ReactNode;
}

/** What a `LinkCard` leads to, by its name. What else can be pressed there needs a `z-index` to stand above. */
export const CardLink = ({ to, search = {}, children }: CardLinkProps) => (
  <DemoLink className={classes.link} to={to} search={search}>
    {children}
  </DemoLink>
);
