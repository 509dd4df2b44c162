export { runStudyInQueue, type QueueRunSettings, type RunNotice } from './run-in-queue.ts';
export { cancelStudy, listStudies, Studies, type StudyStatus } from './study-list.ts';
export type { QueuedStudy } from './queued-study.ts';
export { QueueError } from './queue-error.ts';
export {
  workQueue,
  type WorkerNotice,
  type Throughput,
  type WorkerSettings,
} from './queue-worker.ts';
