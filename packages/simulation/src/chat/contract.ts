import { get, type Nothing, post } from '../core/call.ts';

export const statuses = ['online', 'away', 'busy', 'offline'] as const;
export type Status = (typeof statuses)[number];

export interface Contact {
  id: number;
  fullName: string;
  role: string;
  about: string;
  avatar: string;
  status: Status;
}

export interface ProfileUser extends Contact {
  isTwoStepAuthVerificationEnabled: boolean;
  isNotificationsOn: boolean;
}

export interface ChatMessage {
  message: string;
  /** ISO 8601. */
  time: string;
  /** Id of a contact, or of the profile user. */
  senderId: number;
}

export interface Chat {
  id: number;
  /** The contact it is with. */
  userId: number;
  unseenMsgs: number;
  /** The oldest first. */
  messages: ChatMessage[];
}

/** What a list shows of a chat. */
interface ChatSummary {
  id: number;
  unseenMsgs: number;
  lastMessage: ChatMessage | null;
}

export type ChatContact = Contact & { chat: ChatSummary };

export interface ChatsAndContacts {
  /** Those there is a chat with, the one written to last on top. */
  chatsContacts: ChatContact[];
  /** Everybody, by name. */
  contacts: Contact[];
  profileUser: ProfileUser;
}

interface SentMessage {
  newMessageData: ChatMessage;
  /** Of the contact. */
  id: number;
  /** Where there was none before. */
  chat?: Chat;
}

type ProfileUpdate = Partial<
  Pick<ProfileUser, 'about' | 'status' | 'isTwoStepAuthVerificationEnabled' | 'isNotificationsOn'>
>;

export const listChats = get<Nothing, ChatsAndContacts>('/apps/chat/chats-and-contacts');
export const getProfileUser = get<Nothing, ProfileUser>('/apps/chat/users/profile-user');
/** By the contact's id. What was unseen is seen from then on. */
export const getChat = get<{ id: number }, { chat: Chat | null; contact: Contact | null }>(
  '/apps/chat/get-chat',
);
export const sendMessage = post<{ obj: { message: string; contact: Pick<Contact, 'id'> } }, SentMessage>(
  '/apps/chat/send-msg',
  201,
);

/** An addition: what the contact answers to the last message arrives, not seen yet. Null where there is no chat. */
export const receiveMessage = post<{ id: number }, { newMessageData: ChatMessage | null; id: number }>(
  '/apps/chat/receive-msg',
  201,
);
/** An addition: changes what others see of oneself, and one's own settings. */
export const updateProfileUser = post<ProfileUpdate, ProfileUser>('/apps/chat/users/profile-user');
