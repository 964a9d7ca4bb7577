import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import IconArrowLeft from '#icons/IconArrowLeft';
import { links } from '../../../routing/links.ts';

export default function Exit() {
  return (
    <Button
      component={Link}
      to={links.uiElement}
      variant="default"
      leftSection={<IconArrowLeft size={16} stroke={1.8} aria-hidden="true" className="mantine-rotate-rtl" />}
    >
      Leave, and go back to the showcase
    </Button>
  );
}
