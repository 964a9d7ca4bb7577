import type { Contact } from '@kazi/simulation/chat';
import { people } from '@kazi/simulation/people';
import { Stack, Text } from '@kazi/ui/layout';
import { useTranslation } from 'react-i18next';
import IconBuilding from '#icons/IconBuilding';
import IconMail from '#icons/IconMail';
import IconMapPin from '#icons/IconMapPin';
import { SideDialog } from '../../../shell/dialog/side-dialog.tsx';
import { PanelHead } from './panel-head.tsx';
import classes from './panels.module.css';

interface ContactPanelProps {
  contact: Contact;
  opened: boolean;
  onClose: () => void;
}

/** What is known of a contact. */
export function ContactPanel({ contact, opened, onClose }: ContactPanelProps) {
  const { t } = useTranslation('demo/chat');
  const person = people.find(({ id }) => id === contact.id);
  return (
    <SideDialog
      opened={opened}
      onClose={onClose}
      position="right"
      size={360}
      padding={20}
      title={t('contact.title')}
    >
      <PanelHead person={contact} />
      <Text as="h3" size={13} weight={600} className={classes.heading}>
        {t('contact.about')}
      </Text>
      <p dir="auto">{contact.about}</p>
      {person && (
        <>
          <Text as="h3" size={13} weight={600} className={classes.heading}>
            {t('contact.reach')}
          </Text>
          <Stack as="ul" gap={10} className={classes.facts}>
            <li>
              <IconMail size={18} stroke={1.7} />
              <a href={`mailto:${person.email}`}>
                <bdi>{person.email}</bdi>
              </a>
            </li>
            <li>
              <IconBuilding size={18} stroke={1.7} />
              <bdi>{person.company}</bdi>
            </li>
            <li>
              <IconMapPin size={18} stroke={1.7} />
              <bdi>{person.city}</bdi>
            </li>
          </Stack>
        </>
      )}
    </SideDialog>
  );
}
