import { toast } from '@kazi/ui/toast';
import { Button, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import IconArrowLeft from '#icons/IconArrowLeft';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../../shell/amount/read-amount.ts';
import { LinkButton } from '../../../../shell/link-button.tsx';
import { useLayoutOverride } from '../../../../shell/use-layout-override.ts';
import { links } from '../../../routing/links.ts';

export function LiveExample() {
  const [isOn, setOn] = useState(true);
  useLayoutOverride(isOn ? { bare: true } : {});
  return (
    <Switch
      label="Leave the menu out on this page"
      description="The search at the top still leads to every page."
      checked={isOn}
      onChange={({ currentTarget }) => setOn(currentTarget.checked)}
    />
  );
}

export function TaskExample() {
  const [counted, setCounted] = useState<TypedAmount>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typeof counted !== 'number') return;
        toast({ message: 'The till is closed. Good night!' });
        setCounted(null);
      }}
    >
      <Stack gap="md" align="flex-start">
        <AmountField
          name="showcase-till"
          w="100%"
          label="How much is in the till?"
          description="Notes and coins, in shillings"
          size="lg"
          value={counted}
          onChange={setCounted}
        />
        <Button type="submit" size="md" disabled={counted === null}>
          Close the till
        </Button>
      </Stack>
    </form>
  );
}

export function ExitExample() {
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
