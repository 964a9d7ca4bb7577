export { type FirstStatus, firstStatuses, isFinished, isFirstStatus } from '@kazi/contract/work';
