import type { OpenedEmail } from '@kazi/simulation/email';
import { Button, Group } from '@mantine/core';
import IconCornerUpLeft from '#icons/IconCornerUpLeft';
import IconCornerUpLeftDouble from '#icons/IconCornerUpLeftDouble';
import IconCornerUpRight from '#icons/IconCornerUpRight';
import IconPencil from '#icons/IconPencil';
import { forward, type InitialMail, initialFromDraft, replyTo } from '../compose/initial-mail.ts';
import { myAddress } from '../my-address.ts';

interface ReplyButtonsProps {
  mail: OpenedEmail;
  onWrite: (initial: InitialMail) => void;
}

/** How to go on: with an answer, by sending it on, or, for a draft, by writing on. */
export function ReplyButtons({ mail, onWrite }: ReplyButtonsProps) {
  if (mail.folder === 'draft')
    return (
      <Button mt={16} leftSection={<IconPencil size={16} />} onClick={() => onWrite(initialFromDraft(mail))}>
        Write on
      </Button>
    );
  const toAll = replyTo(mail, myAddress, true);
  const isForMany = [...(toAll.to ?? []), ...(toAll.cc ?? [])].length > 1;
  return (
    <Group gap={8} mt={16}>
      <Button
        variant="default"
        leftSection={<IconCornerUpLeft size={16} />}
        onClick={() => onWrite(replyTo(mail, myAddress, false))}
      >
        Reply
      </Button>
      {isForMany && (
        <Button
          variant="default"
          leftSection={<IconCornerUpLeftDouble size={16} />}
          onClick={() => onWrite(toAll)}
        >
          Reply to all
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconCornerUpRight size={16} />}
        onClick={() => onWrite(forward(mail))}
      >
        Forward
      </Button>
    </Group>
  );
}
