import {
  addEvent,
  type CalendarEvent,
  calendarNames,
  listEvents,
  updateEvent,
} from '@kazi/simulation/calendar';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Button, MultiSelect, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import IconExternalLink from '#icons/IconExternalLink';
import formClasses from '../../shell/edit-form/form.module.css';
import { oneOf } from '../../shell/search-params.ts';
import { useChange } from '../calls/use-answer.ts';
import { names, PersonOption } from '../parts/person-option.tsx';
import { SidePanel } from '../parts/side-panel.tsx';
import { calendarLabel } from './calendars.ts';
import { endProblem, fieldsOf, withTimes } from './event-fields.ts';
import type { EventTimes } from './event-times.ts';
import { useRemoveEvent } from './use-event-change.ts';

interface EventPanelProps {
  /** The event, or when a new one is to be. */
  event: CalendarEvent | EventTimes;
  onClose: () => void;
}

/** Everything about an event, to be filled in or changed. */
export function EventPanel({ event, onClose }: EventPanelProps) {
  const known = 'id' in event ? event : undefined;
  const removeEvent = useRemoveEvent();
  const { form, submit, busy } = useEventForm(event, known, onClose);
  return (
    <SidePanel
      title={known ? 'Event' : 'New event'}
      submitLabel={known ? 'Save' : 'Add'}
      isDirty={form.isDirty()}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
      tools={
        known && (
          <Button
            variant="subtle"
            color="red"
            onClick={() => {
              removeEvent(known);
              onClose();
            }}
          >
            Remove
          </Button>
        )
      }
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
      title: (title) => (title.trim() ? null : 'Give the event a title.'),
      start: (start) => (start ? null : 'Say when it begins.'),
      end: (_end, values) => endProblem(values),
      url: (url) => (url === '' || isWebAddress(url) ? null : 'Write the whole address, with https://'),
    },
  });
  const options = {
    changes: [listEvents],
    onDone: () => {
      toast({ message: known ? 'The event was saved.' : 'The event was added.' });
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
  const { allDay, url } = form.values;
  return (
    <>
      <TextInput label="Title" data-autofocus {...form.getInputProps('title')} />
      <NativeSelect
        label="Calendar"
        data={calendarNames.map((value) => ({ value, label: calendarLabel(value) }))}
        {...form.getInputProps('calendar')}
      />
      <Switch
        label="All day"
        checked={allDay}
        onChange={({ currentTarget }) =>
          form.setValues(fieldsOf(withTimes(form.values), currentTarget.checked))
        }
      />
      <div className={formClasses.pair}>
        <TextInput type={allDay ? 'date' : 'datetime-local'} label="Start" {...form.getInputProps('start')} />
        <TextInput
          type={allDay ? 'date' : 'datetime-local'}
          label={allDay ? 'Last day' : 'End'}
          {...form.getInputProps('end')}
        />
      </div>
      <MultiSelect
        label="Guests"
        data={names}
        searchable
        hidePickedOptions
        nothingFoundMessage="Nobody is called that"
        renderOption={({ option }) => <PersonOption name={option.label} />}
        {...form.getInputProps('guests')}
      />
      <TextInput label="Location" {...form.getInputProps('location')} />
      <TextInput
        type="url"
        label="Link"
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
              aria-label="Open the link"
            >
              <IconExternalLink size={16} stroke={1.6} />
            </ActionIcon>
          )
        }
        {...form.getInputProps('url')}
      />
      <Textarea
        label="Description"
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps('description')}
      />
    </>
  );
}

const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
