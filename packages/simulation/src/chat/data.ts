import { isoSampleTime, type SampleTime } from '../core/days.ts';
import { readSample } from '../core/samples.ts';
import { personOf } from '../people/people.ts';
import type { Chat, Contact, ProfileUser, Status } from './contract.ts';
import samples from './samples.json' with { type: 'json' };

const me = 1;

interface Conversation {
  contact: number;
  unseenMsgs: number;
  lines: readonly (readonly [by: 'me' | 'them', time: SampleTime, message: string])[];
}

/** Conversations of some days, up to now. */
export const chats = (): Chat[] =>
  readSample<readonly Conversation[]>(samples.chats).map(({ contact, unseenMsgs, lines }, at) => ({
    id: at + 1,
    userId: contact,
    unseenMsgs,
    messages: lines.map(([by, time, message]) => ({
      message,
      time: isoSampleTime(time),
      senderId: by === 'me' ? me : contact,
    })),
  }));

type Row = readonly [person: number, status: Status, about: string];

const contactOf = ([person, status, about]: Row): Contact => {
  const { id, fullName, jobTitle, avatar } = personOf(person);
  return { id, fullName, role: jobTitle, about, avatar, status };
};

/** The people whom the demo's user knows. */
export const contacts = (): Contact[] => readSample<readonly Row[]>(samples.contacts).map(contactOf);

/** The demo's user. */
export const profileUser = (): ProfileUser => ({
  ...contactOf([1, 'online', 'Runs Mawingu Studio in Nairobi. Answers before noon, runs after five.']),
  isTwoStepAuthVerificationEnabled: true,
  isNotificationsOn: false,
});
