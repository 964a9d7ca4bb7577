import {
  createPolymorphicComponent,
  type Menu as MantineMenu,
  type MenuDropdownProps,
  type MenuItemProps,
  type MenuProps,
  type MenuTargetProps,
} from '@mantine/core';
import {
  type ComponentProps,
  cloneElement,
  type HTMLAttributes,
  isValidElement,
  type RefAttributes,
  use,
} from 'react';
import { fetchOnce } from './fetch-once.ts';
import { MenuParts, useOpenedOnDemand } from './opened-on-demand.tsx';

const code = fetchOnce(async () => (await import('./opened.tsx')).OpenedMenu);

/** The code of all menus, before one is opened. */
export const fetchMenus = code.load;

/**
 * Mantine's menu, of which a page has the button alone until that is pressed. Its code and what places it are a seventh of a
 * page's, and are fetched once a pointer or the focus comes near the button.
 */
function ClosedMenu(props: MenuProps) {
  const { code: Opened, opener } = useOpenedOnDemand(code, 'menu');
  return Opened ? <Opened {...props} /> : <MenuParts value={{ opener }}>{props.children}</MenuParts>;
}

type ButtonProps = HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>;

function Target({ children }: MenuTargetProps) {
  const parts = use(MenuParts);
  if (!isValidElement<ButtonProps>(children)) throw new TypeError('A menu opens at one button');
  if (!parts.real) return cloneElement(children, parts.opener);
  return <parts.real.Target>{cloneElement(children, { ref: parts.target })}</parts.real.Target>;
}

function Dropdown(props: MenuDropdownProps) {
  const { real } = use(MenuParts);
  return real && <real.Dropdown {...props} />;
}

/** A part that only opened menus have. */
function useReal(): typeof MantineMenu {
  const { real } = use(MenuParts);
  if (!real) throw new Error('This belongs into the dropdown of a menu');
  return real;
}

const Item = createPolymorphicComponent<'button', MenuItemProps>((props: MenuItemProps) => {
  const { Item } = useReal();
  return <Item {...props} />;
});

const Label = (props: ComponentProps<typeof MantineMenu.Label>) => {
  const { Label } = useReal();
  return <Label {...props} />;
};

const Divider = () => {
  const { Divider } = useReal();
  return <Divider />;
};

const RadioGroup = (props: ComponentProps<typeof MantineMenu.RadioGroup>) => {
  const { RadioGroup } = useReal();
  return <RadioGroup {...props} />;
};

const RadioItem = (props: ComponentProps<typeof MantineMenu.RadioItem>) => {
  const { RadioItem } = useReal();
  return <RadioItem {...props} />;
};

export const Menu = Object.assign(ClosedMenu, {
  Target,
  Dropdown,
  Item,
  Label,
  Divider,
  RadioGroup,
  RadioItem,
});
