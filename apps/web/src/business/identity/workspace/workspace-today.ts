import { dayIn } from '@kazi/contract/days';
import { workspaceLook } from '../../../shell/workspace-look.ts';

/** Today by the clocks of the workspace, 2026-11-21: statements and reports are dated by them wherever the device is. */
export const workspaceToday = (): string => dayIn(workspaceLook().timeZone);
