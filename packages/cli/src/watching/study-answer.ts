import { short, spell, type Language, type WholeGame } from '@glade/engine';
import {
  answerBody,
  AnswerWriter,
  buildReport,
  compare,
  gameDetails,
  labText,
  reportBody,
  rulings,
  sentencesOf,
  shellQuoted,
  soFar,
  Stopped,
  type Choice,
  type Experiment,
  type Run,
  type StudyResult,
  type WrittenAnswer,
} from '@glade/lab';
import type { QueuedStudy } from '@glade/queue';
import type { Say } from '@glade/text';
import { replayAddress } from '../arguments/defaults.ts';
import { rotateArgument } from '../commands/questions/answer-question.ts';
import { inLanguage, partialNote } from '../experiments/experiment.ts';
import {
  clausesOfEvents,
  extraArguments,
  extrasOf,
  withLinks,
} from '../experiments/playtest-report.ts';
import { knownStronger, withStronger } from '../experiments/known-stronger.ts';
import { withPossible } from '../experiments/possible-share.ts';
import { repeatCommand } from '../experiments/repeat-command.ts';
import { readRulebook } from '../shelf/rulebooks.ts';
import { cliTranslator } from '../text/translator.ts';

/** What a study of the queue says: the same sentences in a terminal and on a page. */
export interface StudyAnswer {
  readonly say: Say;
  /** What is known so far, with intervals that hold at every look. */
  readonly known: WrittenAnswer;
  /** The answer of the command that asked, as HTML; undefined where another command puts it together from several studies. */
  readonly whole: () => Promise<string | undefined>;
}

/** Puts the answer to a study together, as far as it was played. */
export async function studyAnswer(
  language: Language,
  game: WholeGame,
  study: QueuedStudy,
  result: StudyResult,
): Promise<StudyAnswer> {
  const say = cliTranslator(language, game, labText);
  const book = await readRulebook(game, language);
  const { arms } = study;
  const [first] = arms as [Experiment];
  const answers = new AnswerWriter(say, game, sentencesOf(book), (header) =>
    knownStronger(game, header),
  );
  const question = await questionOf(game, study);
  const command = inLanguage(language, question.command(first));
  const known = answers.soFar(
    soFar(
      game,
      arms,
      question.choices.map(({ name }) => name),
      result,
    ),
    command,
  );
  const played = { ...first, games: result.tallies[0]!.games };
  const partial =
    played.games === first.games ? undefined : partialNote(say, played.games, first.games);
  const again = inLanguage(language, question.command(asPlayed(first, played.games)));

  async function whole(): Promise<string | undefined> {
    if (question.kind === 'playtest') {
      const experiment = asPlayed(first, played.games);
      const report = await withLinks(
        game,
        experiment,
        withPossible(
          game,
          experiment.options,
          withStronger(game, buildReport(game, experiment, result.tallies[0]!, again)),
        ),
      );
      const about = gameDetails(
        game,
        book,
        first.options,
        clausesOfEvents(game.id),
        replayAddress(game.id),
      );
      return reportBody(report, say, { ...about, partial });
    }
    const run: Run = () => Promise.resolve(result);
    const answer = await written(run);
    if (answer === undefined) return undefined;
    const lead =
      partial === undefined ? answer.lead : `${say('cli.partial.question')} ${answer.lead}`;
    return answerBody({ ...answer, lead }, say);
  }

  async function written(run: Run): Promise<WrittenAnswer | undefined> {
    if (question.kind === 'rulings') return answers.rulings(await rulings(game, first, run), again);
    if (question.kind === 'part') return undefined;
    const compared = await compare(game, first, question.choices, run, first.asked);
    return answers.compare(compared, again);
  }

  return { say, known, whole };
}

/** The experiment with the matches that were played; its analysed matches are spread over all that were asked for. */
function asPlayed(asked: Experiment, games: number): Experiment {
  const { looks } = asked;
  if (looks === undefined || games === asked.games) return { ...asked, games };
  return { ...asked, games, looks: { ...looks, of: looks.of ?? asked.games } };
}

/** What somebody asked with a study, as its experiments tell. */
interface AskedQuestion {
  readonly kind: 'playtest' | 'compare' | 'rulings' | 'part';
  readonly choices: readonly Choice[];
  /** The command that repeats it with the matches of this experiment. */
  readonly command: (experiment: Experiment) => string;
}

async function questionOf(game: WholeGame, { id, arms }: QueuedStudy): Promise<AskedQuestion> {
  const [first] = arms as [Experiment];
  const choices = arms.map(({ bots, options, redraw = [] }, i) => ({
    name: `${i + 1}: ${[...new Set(bots), ...redraw].join(', ')}`,
    bots,
    options,
  }));
  // One of the studies that another question needs: its answer is told where it was asked.
  const part: AskedQuestion = {
    kind: 'part',
    choices,
    command: () => `glade lab status ${short(id)} --db …`,
  };
  const plain = ({ redraw, grouped, first: from = 0 }: Experiment): boolean =>
    redraw === undefined && grouped !== true && from === 0;
  if (!arms.every(plain)) return part;
  if (arms.length === 1)
    return {
      ...part,
      kind: 'playtest',
      command: (asked) => repeatCommand('playtest', game, asked, extraArguments(extrasOf(asked))),
    };
  const same = (of: 'bots' | 'options'): boolean =>
    arms.every((arm) => JSON.stringify(arm[of]) === JSON.stringify(first[of]));
  if (same('options') && arms.length === 2) return { ...part, ...otherBots(game, arms) };
  if (!same('bots')) return part;
  return otherValues(game, arms) ?? (await openRulings(game, arms)) ?? part;
}

/** `--of` as an argument of the command that repeats the answer. */
const ofArgument = ({ asked }: Experiment): readonly string[] =>
  asked === undefined ? [] : [`--of ${shellQuoted(asked)}`];

/** `--against` other bots, which play before. */
function otherBots(
  game: WholeGame,
  arms: readonly Experiment[],
): Pick<AskedQuestion, 'kind' | 'choices' | 'command'> {
  const nameOf = ({ bots }: Experiment): string =>
    new Set(bots).size === 1 ? bots[0]! : bots.join(',');
  const choices = arms.map((arm) => ({
    name: nameOf(arm),
    options: arm.options,
    bots: arm.bots,
  }));
  return {
    kind: 'compare',
    choices,
    command: (asked) =>
      repeatCommand('playtest', game, { ...asked, bots: choices[1]!.bots }, [
        `--against ${shellQuoted(choices[0]!.name)}`,
        ...ofArgument(asked),
        ...rotateArgument(asked),
      ]),
  };
}

/** `--compare` of values of one option. */
function otherValues(game: WholeGame, arms: readonly Experiment[]): AskedQuestion | undefined {
  const [first] = arms as [Experiment];
  const varied = Object.keys(first.options).filter((name) =>
    arms.some(({ options }) => options[name] !== first.options[name]),
  );
  const [name] = varied;
  if (varied.length !== 1 || name === undefined) return undefined;
  const values = arms.map(({ options }) => spell(options[name]!));
  return {
    kind: 'compare',
    choices: arms.map(({ options }, i) => ({ name: `${name}=${values[i]}`, options })),
    command: (asked) =>
      repeatCommand('playtest', game, asked, [
        `--compare ${shellQuoted(`${name}=${values.join(',')}`)}`,
        ...ofArgument(asked),
        ...rotateArgument(asked),
      ]),
  };
}

/** `rulings`: every other answer to every open question of the rules. */
async function openRulings(
  game: WholeGame,
  arms: readonly Experiment[],
): Promise<AskedQuestion | undefined> {
  const optionsOf = (some: readonly Experiment[]): string =>
    JSON.stringify(some.map(({ options }) => options));
  let choices: readonly Choice[] | undefined;
  const look: Run = (asked, names = []) => {
    if (optionsOf(asked) === optionsOf(arms))
      choices = asked.map(({ options }, i) => ({ name: names[i] ?? '', options }));
    return Promise.reject(new Stopped());
  };
  await rulings(game, arms[0]!, look).catch((error: unknown) => {
    if (!(error instanceof Stopped)) throw error;
  });
  if (choices === undefined) return undefined;
  const command = (asked: Experiment): string =>
    repeatCommand('rulings', game, asked, rotateArgument(asked));
  return { kind: 'rulings', choices, command };
}
