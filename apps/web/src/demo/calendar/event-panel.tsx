import {
  addEvent,
  type CalendarEvent,
  calendarNames,
  listEvents,
  updateEvent,
} from '@kazi/simulation/calendar';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, MultiSelect, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import IconExternalLink from '#icons/IconExternalLink';
import { DayField } from '../../shell/day-field/day-field.tsx';
import { dayOf, isWritten } from '../../shell/days.ts';
import { oneOf } from '../../shell/search-params.ts';
import { useChange } from '../calls/use-answer.ts';
import { names, PersonOption } from '../parts/person-option.tsx';
import { SidePanel } from '../parts/side-panel.tsx';
import { given } from '../parts/validators.ts';
import classes from './event-panel.module.css';
import { type EventTimes, momentsOf, timeOf, timesOf } from './event-times.ts';
import { useRemoveEvent } from './use-event-change.ts';

interface EventPanelProps {
  /** The event, or when a new one is to be. */
  event: CalendarEvent | EventTimes;
  onClose: () => void;
}

/** Everything about an event, to be filled in or changed. */
export function EventPanel({ event, onClose }: EventPanelProps) {
  const { t } = useTranslation('demo/calendar');
  const known = 'id' in event ? event : undefined;
  const removeEvent = useRemoveEvent();
  const { form, submit, busy } = useEventForm(event, known, onClose);
  return (
    <SidePanel
      title={known ? t('panel.title') : t('panel.newTitle')}
      submitLabel={known ? t('panel.save') : t('panel.add')}
      isDirty={form.isDirty()}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
      removal={known && { label: t('panel.remove'), run: () => removeEvent(known) }}
    >
      <EventFields form={form} />
    </SidePanel>
  );
}

function useEventForm(
  event: CalendarEvent | EventTimes,
  known: CalendarEvent | undefined,
  onDone: () => void,
) {
  const { t } = useTranslation('demo/calendar');
  const form = useForm({
    initialValues: {
      ...fieldsOf(event),
      title: known?.title ?? '',
      calendar: known?.extendedProps.calendar ?? 'Business',
      url: known?.url ?? '',
      guests: known?.extendedProps.guests ?? [],
      location: known?.extendedProps.location ?? '',
      description: known?.extendedProps.description ?? '',
    },
    validate: {
      title: given(t('panel.nameMissing')),
      startDay: (_day, values) => (hasStart(values) ? null : t('panel.startMissing')),
      endDay: (_day, values) => {
        const problem = endProblem(values);
        return problem ? t(`panel.${problem}`) : null;
      },
      url: (url) => (url === '' || isWebAddress(url) ? null : t('panel.linkWrong')),
    },
  });
  const options = {
    changes: [listEvents],
    onDone: () => {
      toast({ message: known ? t('panel.saved') : t('panel.added') });
      onDone();
    },
  };
  const add = useChange(addEvent, options);
  const save = useChange(updateEvent, options);
  const submit = form.onSubmit((values) => {
    const { title, calendar, url, guests, location, description } = values;
    const filledIn = {
      ...withTimes(values),
      title: title.trim(),
      url,
      extendedProps: {
        calendar: oneOf(calendar, calendarNames) ?? 'ETC',
        ...(guests.length > 0 && { guests }),
        ...(location && { location }),
        ...(description && { description }),
      },
    };
    if (known) save.mutate({ event: { ...filledIn, id: known.id } });
    else add.mutate({ event: filledIn });
  });
  return { form, submit, busy: add.isPending || save.isPending };
}

function EventFields({ form }: Pick<ReturnType<typeof useEventForm>, 'form'>) {
  const { t } = useTranslation('demo/calendar');
  const { allDay, url } = form.values;
  return (
    <>
      <TextInput label={t('panel.name')} data-autofocus {...form.getInputProps('title')} />
      <NativeSelect
        label={t('panel.calendar')}
        data={calendarNames.map((value) => ({ value, label: t(`calendars.${value}`) }))}
        {...form.getInputProps('calendar')}
      />
      <Switch label={t('panel.allDay')} {...form.getInputProps('allDay', { type: 'checkbox' })} />
      <div className={classes.moment}>
        <DayField label={t('panel.start')} {...form.getInputProps('startDay')} />
        {!allDay && (
          <TextInput type="time" label={t('panel.startTime')} {...form.getInputProps('startTime')} />
        )}
      </div>
      <div className={classes.moment}>
        <DayField label={allDay ? t('panel.lastDay') : t('panel.end')} {...form.getInputProps('endDay')} />
        {!allDay && <TextInput type="time" label={t('panel.endTime')} {...form.getInputProps('endTime')} />}
      </div>
      <MultiSelect
        label={t('panel.guests')}
        data={names}
        searchable
        hidePickedOptions
        nothingFoundMessage={t('panel.unknownName')}
        renderOption={({ option }) => <PersonOption name={option.label} />}
        {...form.getInputProps('guests')}
      />
      <TextInput label={t('panel.location')} {...form.getInputProps('location')} />
      <TextInput
        type="url"
        label={t('panel.link')}
        placeholder="https://"
        rightSection={
          isWebAddress(url) && (
            <ActionIcon
              component="a"
              href={url}
              target="_blank"
              rel="noreferrer"
              variant="subtle"
              color="gray"
              aria-label={t('panel.openLink')}
            >
              <IconExternalLink size={16} stroke={1.6} />
            </ActionIcon>
          )
        }
        {...form.getInputProps('url')}
      />
      <Textarea
        label={t('panel.description')}
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps('description')}
      />
    </>
  );
}

const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** When an event is, as fields of a form hold it: days, and times where it does not last all day. */
interface TimeFields {
  allDay: boolean;
  startDay: string;
  startTime: string;
  /** The last day that is part of an all-day event. */
  endDay: string;
  endTime: string;
}

/** The fields of an event; an all-day event has times ready, should it become a timed one. */
export function fieldsOf(event: EventTimes): TimeFields {
  const { allDay } = event;
  const { start, end } = momentsOf(event);
  if (!allDay)
    return {
      allDay,
      startDay: dayOf(start),
      startTime: timeOf(start),
      endDay: dayOf(end),
      endTime: timeOf(end),
    };
  // A moment earlier, since an all-day event ends where the next day begins.
  const lastDay = dayOf(new Date(end.getTime() - 1));
  return { allDay, startDay: dayOf(start), startTime: '09:00', endDay: lastDay, endTime: '10:00' };
}

/** The event's times of what the fields hold. */
export function withTimes({ allDay, startDay, startTime, endDay, endTime }: TimeFields): EventTimes {
  if (!allDay) return timesOf(new Date(`${startDay}T${startTime}`), new Date(`${endDay}T${endTime}`), false);
  const after = new Date(`${endDay}T00:00`);
  after.setDate(after.getDate() + 1);
  return timesOf(new Date(`${startDay}T00:00`), after, true);
}

/** Whether the fields say when it begins. */
export const hasStart = ({ allDay, startDay, startTime }: TimeFields): boolean =>
  isWritten(startDay, 'day') && (allDay || startTime !== '');

/** What is wrong with the end, by its name among the texts; undefined where nothing is. */
export function endProblem(fields: TimeFields): 'endMissing' | 'endTooEarly' | undefined {
  const { allDay, startDay, startTime, endDay, endTime } = fields;
  if (!isWritten(endDay, 'day') || !(allDay || endTime)) return 'endMissing';
  if (!hasStart(fields)) return undefined;
  const isEarly = allDay ? endDay < startDay : `${endDay}T${endTime}` <= `${startDay}T${startTime}`;
  return isEarly ? 'endTooEarly' : undefined;
}
