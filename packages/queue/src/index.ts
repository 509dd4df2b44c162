export { runStudyInQueue, type QueueRunSettings, type RunNotice } from './run-in-queue.ts';
export { cancelStudy, listStudies, type StudyStatus } from './study-list.ts';
export { QueueError } from './queue-error.ts';
export {
  workQueue,
  type WorkerNotice,
  type Throughput,
  type WorkerSettings,
} from './queue-worker.ts';
