import { chooseAtLevel } from '@glade/bots';
import { games } from '@glade/games';
import { answerQuestion, type BotQuestion } from '@glade/table';

// A thread in which the bots of a test think.

const NEVER = new AbortController().signal;
const findGame = (id: string) => games.find((game) => game.id === id);

export default (question: BotQuestion): Promise<number> =>
  answerQuestion(question, findGame, chooseAtLevel, NEVER);
