/** The parts of the account settings, as the address names them. */
export const settingsTabs = ['general', 'password', 'info', 'social', 'notifications'] as const;

export type SettingsTab = (typeof settingsTabs)[number];
