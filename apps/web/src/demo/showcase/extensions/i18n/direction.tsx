import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import IconArrowRight from '#icons/IconArrowRight';
import classes from './direction.module.css';

/** Sides are named start and end, so that one style serves both directions; only arrows turn. */
export default function Direction() {
  const [isRtl, setRtl] = useState(true);
  return (
    <>
      <Button size="compact-sm" variant="default" mb="md" onClick={() => setRtl(!isRtl)}>
        {isRtl ? 'Left to right' : 'Right to left'}
      </Button>
      <div dir={isRtl ? 'rtl' : 'ltr'} lang={isRtl ? 'ar' : 'en'} className={classes.card}>
        <p>
          {isRtl ? 'اتصل بنا على' : 'Call us on'} <bdi dir="ltr">+254 712 345 678</bdi>
          {isRtl ? '، ورقم الطلب' : ', the order is'} <bdi>KZ-1042</bdi>.
        </p>
        <Group align="flex-end">
          <TextInput label={isRtl ? 'الاسم' : 'Name'} defaultValue={isRtl ? 'أمينة' : 'Amina'} />
          <Button
            onClick={() => setRtl(!isRtl)}
            rightSection={<IconArrowRight size={16} className={classes.arrow} />}
          >
            {isRtl ? 'التالي' : 'Next'}
          </Button>
        </Group>
      </div>
    </>
  );
}
