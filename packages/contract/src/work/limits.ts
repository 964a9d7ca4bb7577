/** Letters of a line of a task, such as its title, and of the title of a subtask. */
export const titleMaxLength = 200;

/** Letters of a task's description, as it is stored. */
export const descriptionMaxLength = 50_000;
/** Letters of a comment, as it is stored. */
export const commentMaxLength = 20_000;

/** Letters of a label. */
export const labelMaxLength = 30;
/** Labels of one task. */
export const labelsMaxItems = 20;

/** The most that a task may be estimated at, in hours. */
export const estimateMaxHours = 10_000;
/** Estimates are multiples of it. */
export const estimateStepHours = 0.25;

/** Letters of why work was sent back, opened again or cancelled. */
export const reasonMaxLength = 2000;

/** Links of one delivery. */
export const deliveryLinksMaxItems = 10;
/** Letters of one of them. */
export const linkMaxLength = 2000;
/** Files of one delivery. */
export const deliveryFilesMaxItems = 20;

/** Marks that come with one decision. */
export const marksMaxItems = 50;
/** Letters of one of them. */
export const markMaxLength = 500;
/** Letters of where in a file it is, such as "page 3". */
export const markPlaceMaxLength = 60;

/** Tasks that one call changes or deletes. */
export const bulkMaxItems = 200;

/** Letters of the name of a flow. */
export const flowNameMaxLength = 120;
/** Letters of what a flow is about, as it is stored. */
export const flowAboutMaxLength = 20_000;
/** Letters of the name of a stage. */
export const stageNameMaxLength = 60;
/** Stages of one flow. */
export const stagesMaxItems = 20;

/** Letters of who a user story is about. */
export const storyUserMaxLength = 120;
/** Letters of what they want, and of why. */
export const storyWishMaxLength = 500;
/** Letters of an acceptance criterion. */
export const criterionMaxLength = 500;
/** Acceptance criteria of one user story. */
export const criteriaMaxItems = 50;
/** The most points of a user story. */
export const storyMaxPoints = 100;
