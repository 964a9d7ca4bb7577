import { type Answer, on } from '../core/answers.ts';
import { flag, moment, orNull, record, text } from '../core/read-body.ts';
import { sampleState } from '../core/state.ts';
import { demoUser } from '../people/demo-user.ts';
import { type AccountSettings, getAccountSettings, saveAccountSettings } from './contract.ts';

/** The parts that only the settings know. */
const state = sampleState(
  (): Omit<AccountSettings, 'general' | 'info'> & { info: Pick<AccountSettings['info'], 'bio' | 'dob'> } => ({
    info: { bio: 'Builds tills, ledgers and the teams that make them.', dob: '1988-03-14' },
    social: {
      socialLinks: {
        twitter: 'https://twitter.example/amina_w',
        facebook: '',
        google: '',
        linkedIn: 'https://linkedin.example/in/amina-wanjiru',
        instagram: '',
        quora: '',
      },
      connections: {
        twitter: { profileImg: demoUser().avatar, id: 'amina_w' },
        google: { profileImg: demoUser().avatar, id: 'amina.wanjiru' },
        facebook: null,
        github: null,
      },
    },
    notification: {
      commentOnArticle: true,
      answerOnForm: true,
      followMe: false,
      newAnnouncements: true,
      productUpdates: true,
      blogDigest: false,
    },
  }),
);

function settings(): AccountSettings {
  const { info, ...rest } = state();
  const { avatar, username, fullName, email, company, country, website, contact } = demoUser();
  return {
    general: { avatar, username, fullName, email, company },
    info: { ...info, country, website, phone: contact },
    ...rest,
  };
}

const connection = orNull(record({ profileImg: text, id: text }, { profileImg: '', id: '' }));

export const answers: readonly Answer[] = [
  on(getAccountSettings, settings),

  on(
    saveAccountSettings,
    ({ body: { general, info, social, notification } }) => {
      const before = settings();
      const { country, website, phone: contact, ...own } = { ...before.info, ...info };
      Object.assign(demoUser(), general, { country, website, contact });
      Object.assign(state(), {
        info: own,
        social: { ...before.social, ...social },
        notification: { ...before.notification, ...notification },
      });
      return settings();
    },
    record({
      general: record({ avatar: text, username: text, fullName: text, email: text, company: text }),
      info: record({ bio: text, dob: moment, country: text, website: text, phone: text }),
      social: record({
        socialLinks: record(
          { twitter: text, facebook: text, google: text, linkedIn: text, instagram: text, quora: text },
          { twitter: '', facebook: '', google: '', linkedIn: '', instagram: '', quora: '' },
        ),
        connections: record(
          { twitter: connection, google: connection, facebook: connection, github: connection },
          { twitter: null, google: null, facebook: null, github: null },
        ),
      }),
      notification: record({
        commentOnArticle: flag,
        answerOnForm: flag,
        followMe: flag,
        newAnnouncements: flag,
        productUpdates: flag,
        blogDigest: flag,
      }),
    }),
  ),
];
