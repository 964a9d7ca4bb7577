import '@mantine/core/styles/Accordion.layer.css';
import { Accordion } from '@mantine/core';

const branches = {
  Nairobi: 'Kimathi Street, Monday to Saturday, 8 to 18.',
  Kisumu: 'Oginga Odinga Street, Monday to Friday, 9 to 17.',
  Mombasa: 'Moi Avenue, every day, 8 to 20.',
};

export default function Multiple() {
  return (
    <Accordion multiple variant="contained" defaultValue={['Nairobi', 'Mombasa']}>
      {Object.entries(branches).map(([town, hours]) => (
        <Accordion.Item key={town} value={town}>
          <Accordion.Control>{town}</Accordion.Control>
          <Accordion.Panel>{hours}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
