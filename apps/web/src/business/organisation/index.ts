export { askForApps, askForProjects } from './projects/use-projects.ts';
