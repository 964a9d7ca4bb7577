import { Button, type ButtonProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';

interface LinkButtonProps extends ButtonProps {
  to: string;
  search: object;
}

/** A button that leads to a page of the demo with search parameters. */
export const LinkButton = ({ to, search, ...button }: LinkButtonProps) => (
  <Button variant="default" {...button} renderRoot={(root) => <Link to={to} search={search} {...root} />} />
);
