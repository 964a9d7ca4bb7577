import { get, type Nothing, post } from '../core/call.ts';

export interface AccountSettings {
  general: { avatar: string; username: string; fullName: string; email: string; company: string };
  info: {
    bio: string;
    /** ISO 8601 day. */
    dob: string;
    country: string;
    website: string;
    phone: string;
  };
  social: {
    socialLinks: Record<'twitter' | 'facebook' | 'google' | 'linkedIn' | 'instagram' | 'quora', string>;
    connections: Record<
      'twitter' | 'google' | 'facebook' | 'github',
      { profileImg: string; id: string } | null
    >;
  };
  notification: {
    commentOnArticle: boolean;
    answerOnForm: boolean;
    followMe: boolean;
    newAnnouncements: boolean;
    productUpdates: boolean;
    blogDigest: boolean;
  };
}

export const getAccountSettings = get<Nothing, AccountSettings>('/account-setting/data');
/** Addition: changes some parts of the settings. */
export const saveAccountSettings = post<Partial<AccountSettings>, AccountSettings>('/account-setting/data');
