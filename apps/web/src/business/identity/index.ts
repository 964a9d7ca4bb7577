export { countryNames } from './countries/country-names.ts';
export { PeoplePicker } from './people/people-picker.tsx';
export { PersonPicker } from './people/person-picker.tsx';
export { useChangeUser } from './users/use-change-user.ts';
