import { chooseAtLevel } from '@glade/bots';
import { answerQuestion, type BotQuestion } from '@glade/table';
import { findGame } from '../shelf/games.ts';

// A thread of a server's bots: answers one question after the other.

const NEVER = new AbortController().signal;

export default (question: BotQuestion): Promise<number> =>
  answerQuestion(question, findGame, chooseAtLevel, NEVER);
