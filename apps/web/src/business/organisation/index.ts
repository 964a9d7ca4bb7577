export { askForApps } from './apps/use-apps.ts';
export { askForProjects } from './projects/use-projects.ts';
