export { BotJobs } from './bot-jobs.ts';
export { BotLine } from './bot-line.ts';
export { botThreads, type BotThreads } from './bot-threads.ts';
export type { BotMove, BotWork } from './bot-work.ts';
