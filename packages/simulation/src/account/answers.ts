import { type Answer, on } from '../core/answers.ts';
import { sampleState } from '../core/state.ts';
import { firstPerson } from '../people/first-person.ts';
import { personOf } from '../people/people.ts';
import { type AccountSettings, getAccountSettings } from './contract.ts';

const { avatar, username, fullName, email, company } = personOf(1);

const state = sampleState(
  (): AccountSettings => ({
    general: { avatar, username, fullName, email, company },
    info: {
      bio: 'Builds tills, ledgers and the teams that make them.',
      dob: '1988-03-14',
      country: 'Kenya',
      website: 'mawingustudio.example',
      phone: firstPerson.phone,
    },
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
        twitter: { profileImg: avatar, id: 'amina_w' },
        google: { profileImg: avatar, id: 'amina.wanjiru' },
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

export const answers: readonly Answer[] = [on(getAccountSettings, () => state())];
