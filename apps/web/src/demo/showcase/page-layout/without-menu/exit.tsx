import IconArrowLeft from '#icons/IconArrowLeft';
import { LinkButton } from '../../../../shell/link-button.tsx';
import { links } from '../../../routing/links.ts';

export default function Exit() {
  return (
    <LinkButton
      to={links.uiElement}
      variant="default"
      leftSection={<IconArrowLeft size={16} stroke={1.8} aria-hidden="true" className="mantine-rotate-rtl" />}
    >
      Leave, and go back to the showcase
    </LinkButton>
  );
}
