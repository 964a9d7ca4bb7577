import { toast } from '@kazi/ui/toast';
import { Button, Drawer, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconBrandWhatsapp from '#icons/IconBrandWhatsapp';
import IconLink from '#icons/IconLink';
import IconMail from '#icons/IconMail';

const ways = [
  { name: 'WhatsApp', icon: IconBrandWhatsapp },
  { name: 'E-mail', icon: IconMail },
  { name: 'Copy the link', icon: IconLink },
];

export default function Sheet() {
  const [isOpen, { open, close }] = useDisclosure();
  const share = (name: string) => {
    close();
    toast({ message: `Shared: ${name}` });
  };
  return (
    <>
      <Button variant="default" onClick={open}>
        Share the receipt
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        radius="lg"
        title="Share the receipt"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Stack gap={4} maw={480} mx="auto">
          {ways.map(({ name, icon: Icon }) => (
            <Button
              key={name}
              variant="subtle"
              color="gray"
              size="md"
              justify="flex-start"
              leftSection={<Icon size={20} stroke={1.6} aria-hidden="true" />}
              onClick={() => share(name)}
            >
              {name}
            </Button>
          ))}
        </Stack>
      </Drawer>
    </>
  );
}
