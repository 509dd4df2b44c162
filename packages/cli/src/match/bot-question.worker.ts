import { answerQuestion, type BotQuestion } from '@glade/table';
import { workerData } from 'node:worker_threads';
import { findGame } from '../shelf/games.ts';
import { openModules } from '../shelf/outside.ts';
import { choose } from './choose.ts';

// A thread of a server's bots: answers one question after the other.

const outside = openModules(workerData as readonly string[]);

const NEVER = new AbortController().signal;

export default async (question: BotQuestion): Promise<number> => {
  await outside;
  return answerQuestion(question, findGame, choose, NEVER);
};
