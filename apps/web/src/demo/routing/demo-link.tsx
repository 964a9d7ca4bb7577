import type { ButtonProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import { LinkButton } from '../../shell/link-button.tsx';
import type { SearchNow } from '../../shell/use-change-search.ts';

interface DemoLinkProps<Search extends object>
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  to: string;
  /** A function where some of the search stays: it is given the one in the address, newer than the one drawn. */
  search: Search | ((now: SearchNow) => Search);
}

/** A link to a page of the demo with search parameters, which the router's own types would not let through. */
export const DemoLink = <Search extends object>({ to, search, ...anchor }: DemoLinkProps<Search>) => (
  <Link to={to} search={search} {...anchor} />
);

interface DemoLinkButtonProps extends ButtonProps {
  to: string;
  search: object;
}

/** A button that leads to a page of the demo with search parameters, as `DemoLink` does. */
export const DemoLinkButton = ({ to, search, ...button }: DemoLinkButtonProps) => (
  <LinkButton to={to} search={search} {...button} />
);
