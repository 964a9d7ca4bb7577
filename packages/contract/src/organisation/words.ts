/** Every status a project can have, from first to last. */
export const projectStatuses = ['planned', 'active', 'paused', 'finished'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** What an app can be. */
export const appKinds = ['web', 'mobile', 'desktop', 'service', 'operations', 'other'] as const;

/** People whom one call invites at most. */
export const invitationsMaxItems = 200;
/** Projects, and teams, that one invitation leads into at most. */
export const placesMaxItems = 50;
/** Letters of a person's name as an inviter writes it. */
export const personNameMaxLength = 120;
/** Days for which an invitation can be accepted. */
export const invitationDays = 7;

/** Days for which a join link can be made to work. */
export const joinLinkMaxDays = 90;
/** People that a join link can be limited to. */
export const joinLinkMaxUses = 1000;
