import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';

interface DemoLinkProps<Search extends object>
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  to: string;
  search: Search;
}

/** A link to a page of the demo with search parameters, which the router's own types would not let through. */
export const DemoLink = <Search extends object>({ to, search, ...anchor }: DemoLinkProps<Search>) => (
  <Link to={to} search={search} {...anchor} />
);
