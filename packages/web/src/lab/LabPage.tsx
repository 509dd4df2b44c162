import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { chosen, type Game, type Rulebook, type RuleNumbers } from '@glade/engine';
import { dialSteps } from '@glade/games/dial';
import {
  answerBody,
  answerHtml,
  AnswerWriter,
  clauseOfNumber,
  codeSentence,
  gameDetails,
  hasRulings,
  numberName,
  OptionNames,
  reportBody,
  reportHtml,
  reportJson,
  sentencesOf,
  strongerBot,
  type WrittenAnswer,
} from '@glade/lab/core';
import type { Say } from '@glade/text';
import { Page } from '../app/Page.tsx';
import { readSetup, writeSetup, type MatchSetup } from '../game/match-setup.ts';
import { Lazy } from '../loading/Lazy.tsx';
import { announce } from '../narration/announce.ts';
import { loadRulebook } from '../rulebook/load-rulebook.ts';
import { download, downloadText } from '../share/download.ts';
import { language, loadLabWords, wordsOf } from '../words/words.ts';
import { ExperimentForm } from './ExperimentForm.tsx';
import { wordsFor } from './form/BotChoice.tsx';
import { targetOf } from './form/TargetFields.tsx';
import { stepsOf } from './form/bot-steps.ts';
import { playedFor } from './form/played-for.ts';
import { timeNeeded } from './form/time-needed.ts';
import { usePace } from './form/use-pace.ts';
import { keyOf, usualChoice } from './experiment-choice.ts';
import { ReportExample } from './ReportExample.tsx';
import { ReportSheet } from './ReportSheet.tsx';
import { loadCounted, loadGameFacts, type GameFacts } from './run-experiment.ts';
import {
  askableNumbers,
  botChoices,
  choicesToTune,
  comparableNumbers,
  comparableOptions,
  haveEvenSeats,
  otherBot,
  runsOf,
  secondRules,
  seatsSwap,
} from './questions.ts';
import {
  experimentOf,
  useExperiment,
  type ExperimentState,
  type MadeAnswer,
  type MadeReport,
} from './use-experiment.ts';
import { readPeopleOf } from './people-files.ts';
import type { Counted, FoundAnswer, Question } from './worker-messages.ts';
import styles from './LabPage.module.css';

/** A small playtest in the page: bots play the game with the chosen options. The report is the same as on the command line. */
export function LabPage({ game }: { readonly game: Game }) {
  const id = game.id;
  const load = async () => {
    const setup = setupOf(game);
    const [book, known] = await Promise.all([
      loadRulebook(id, language.peek()),
      loadGameFacts(id, setup.options),
      loadLabWords(),
    ]);
    return { book, setup, known };
  };
  const key = `lab/${id}/${language.value}${location.search}`;
  return (
    <Lazy key={key} name={key} load={load}>
      {(loaded) => <Playtest game={game} {...loaded} />}
    </Lazy>
  );
}

interface Props {
  readonly game: Game;
  readonly book: Rulebook;
  readonly setup: MatchSetup;
  readonly known: GameFacts;
}

/** The target until another one is chosen. */
const TURNS = { of: 'turns', value: 20, within: 3 } as const;

/** The last report for each address. People who watch one of its matches and come back find the report again. */
const last = new Map<string, MadeReport | MadeAnswer>();

function Playtest({ game: plain, book, setup, known }: Props) {
  const { bots: names, clauses, numbers, moves } = known;
  const say = wordsOf(plain.id);
  /** With its numbers and kinds of moves, so that answers can name them. */
  const game = useMemo(() => ({ ...plain, numbers, moves }), [plain, numbers, moves]);
  const rules = useMemo(() => game.rules(setup.options), [setup]);
  const query = writeSetup(game, setup);
  const address = `${game.id}?${query}`;
  const [made, setMade] = useState(() => last.get(address));
  const compared = useMemo(() => {
    const { options } = setup;
    return new Map([...comparableOptions(game, options), ...comparableNumbers(numbers, options)]);
  }, [setup]);
  const tunable = { game, compared, numbers, options: setup.options };
  const [choice, setChoice] = useState(
    () => made?.choice ?? usualChoice(names, rules.seats, [...compared.keys()][0] ?? ''),
  );
  const seconds = useMemo(
    () => (choice.asked === 'tune' ? secondRules(tunable, choice.option) : []),
    [setup, choice.asked, choice.option],
  );
  const askable = useMemo(
    () => ({
      compare: compared.size > 0,
      tune: compared.size > 0,
      screen: compared.size > 1,
      rulings: hasRulings(game, setup.options),
      bots: names.length > 1,
      ladder: names.length > 1,
      stronger: names.length > 1,
    }),
    [setup],
  );
  const [reports, setReports] = useState(0);
  /** Whether the form is seen on a narrow screen, too: there an answer takes its place. */
  const [asking, setAsking] = useState(made === undefined);
  const result = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [focused, setFocused] = useState(0);
  useEffect(() => {
    if (focused > 0) form.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [focused]);
  const stopper = useRef<HTMLButtonElement>(null);
  const stopped = useRef(false);
  const [state, start] = useExperiment(game, setup, say, {
    onReport(found) {
      last.set(address, found);
      setMade(found);
      setReports(reports + 1);
      setAsking(false);
    },
    onLeave() {
      stopped.current = true;
    },
  });
  useEffect(() => {
    if (reports === 0 || made === undefined) return;
    announce(madeWords(say, made));
    // The focus alone would scroll to the middle of a long report.
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView();
  }, [reports]);
  useEffect(() => {
    if (state.step === 'playing') stopper.current?.focus();
    else if (stopped.current) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    stopped.current = false;
  }, [state.step]);

  const rivals = rules.kind === 'competitive' && rules.seats > 1;
  const rotate = rivals && choice.swapped && seatsSwap(choice.asked);
  const swapped = rotate || (rivals && (choice.asked === 'ladder' || choice.asked === 'stronger'));
  const compares = choice.asked === 'compare' || choice.asked === 'bots';
  const [counted, setCounted] = useState<Counted>({ names: [], alike: false });
  useEffect(() => {
    // Without them, nothing can be asked in advance.
    if (compares) loadCounted(game.id, setup.options).then(setCounted, () => {});
  }, [setup, compares]);
  const askedAbout = askableNumbers(counted, { bots: choice.bots, swapped: rotate });
  const of = askedAbout.includes(choice.of) ? { of: choice.of } : {};
  const even = useMemo(
    () => choice.asked === 'tune' && rivals && haveEvenSeats(game, tried().choices),
    [setup, choice.asked, choice.option, choice.second],
  );
  // Where no seats can be even, that is no target.
  const target = even || choice.target.of !== 'fair' ? choice.target : TURNS;
  const question = questionOf();
  const outdated = made !== undefined && keyOf(made.choice, rivals) !== keyOf(choice, rivals);

  function tried(): ReturnType<typeof choicesToTune> {
    const second = seconds.includes(choice.second) ? [choice.second] : [];
    return choicesToTune(tunable, [choice.option, ...second]);
  }

  function questionOf(): Question | undefined {
    const rungs = choice.rungs.filter((name) => name !== '');
    const [than = '', bot = ''] = rungs;
    switch (choice.asked) {
      case 'report':
        return undefined;
      case 'compare':
        return { kind: 'compare', choices: compared.get(choice.option)!, ...of };
      case 'bots': {
        const other = otherBot(choice, names);
        return { kind: 'compare', choices: botChoices(choice.bots, other, setup.options), ...of };
      }
      case 'rulings':
        return { kind: 'rulings' };
      case 'screen':
        return { kind: 'screen' };
      case 'tune':
        return { kind: 'tune', ...tried(), target: targetOf(target) };
      case 'luck':
        return { kind: 'luck', among: rungs };
      case 'ladder':
        return { kind: 'ladder', rungs };
      case 'stronger':
        return { kind: 'stronger', bot, than };
      default:
        return { kind: 'people', files: choice.people.files, matches: choice.people.matches };
    }
  }
  useEffect(() => {
    if (outdated) announce(say('lab.app.again'));
  }, [outdated]);
  const experiment = experimentOf(game, setup, choice, rotate, swapped, question);
  const all = experiment.games * runsOf(question);
  const playing = state.step === 'playing';
  const pace = usePace(
    playing ? undefined : [keyOf(choice, rivals), choice.weighed, experiment.games].join(),
    () => (question === undefined ? { experiment } : { experiment, question }),
  );
  const choosable = useMemo(
    () => ({ names, steps: stepsOf(game, names), fast: known.fast }),
    [game, names],
  );
  /** Reports and answers call bots as the form does. */
  const told = useMemo(
    () =>
      Object.assign((...said: Parameters<Say>) => say(...said), {
        has: (key: string) => say.has(key),
        language: say.language,
        bot: (name: string) => wordsFor(say, choosable, name),
      }),
    [say, choosable],
  );
  const askAgain = (): void => {
    setAsking(true);
    setFocused(focused + 1);
  };
  function filesOfReport({ report }: MadeReport): Files {
    const replay = `${location.origin}/${game.id}/replay?step=0#`;
    const about = gameDetails(game, book, setup.options, clauses, replay);
    return {
      body: reportBody(report, told, { ...about, inApp: true }),
      page: () => reportHtml(report, told, about),
      data: () => reportJson(report),
    };
  }

  /** The sentences are those of the command line. */
  function filesOfAnswer(found: MadeAnswer): Files {
    const { answer, command } = found;
    const written = writtenOf(found);
    return {
      body: answerBody(written, told, true),
      page: () => answerHtml(written, told),
      data: () =>
        reportJson({ ...answer.data, stronger: strongerThan(answer.data, found), command }),
    };
  }

  const strongerThan = (
    { options, bots }: Pick<FoundAnswer['data'], 'options' | 'bots'>,
    { strong }: MadeAnswer,
  ) => strongerBot(game, options, bots, dialSteps(game, options), strong);

  function writtenOf(found: MadeAnswer): WrittenAnswer {
    const { answer, command } = found;
    const writer = new AnswerWriter(told, game, sentencesOf(book), (header) =>
      strongerThan(header, found),
    );
    const replay = `${location.origin}/${game.id}/replay?step=0#`;
    switch (answer.kind) {
      case 'compare': {
        const { data, links } = answer;
        return writer.compareWatched(data, command, links, replay);
      }
      case 'rulings':
        return writer.rulings(answer.data, command);
      case 'screen':
        return writer.screen(answer.data, command);
      case 'tune':
        return writer.tune(answer.data, command);
      case 'luck':
        return writer.luck(answer.data, command);
      case 'ladder':
        return writer.ladder(answer.data, command);
      case 'stronger':
        return writer.stronger(answer.data, command);
      default:
        return writer.people(answer.data, command);
    }
  }

  return (
    <Page title={say('lab.title', { game: say('game.title') })}>
      <p>{say('lab.app.lead')}</p>
      {!asking && (
        <p class={styles.ask}>
          <button type="button" onClick={askAgain}>
            {say('lab.app.ask')}
          </button>
        </p>
      )}
      <ExperimentForm
        say={say}
        game={game}
        bots={choosable}
        rivals={rivals}
        options={[...compared.keys()].map((name) => [name, ruleName(say, game, name)])}
        seconds={seconds}
        numbers={askedAbout.map((each) => [
          each,
          numberName(
            say,
            game,
            setup.options,
            each,
            rules.kind === 'competitive' ? rules.seats : 1,
          ),
        ])}
        even={even}
        askable={(asked) => askable[asked as keyof typeof askable] ?? true}
        read={(file) => readPeopleOf(say, game, setup.options, file)}
        choice={{ ...choice, target }}
        rules={
          <>
            {rulesOf(say, game, setup)}{' '}
            <Link href={`/${game.id}${query === '' ? '' : `?${query}`}`}>
              {say('lab.app.options')}
            </Link>
          </>
        }
        played={playedFor(say, experiment, question, game)}
        time={pace && timeNeeded(say, pace, all)}
        playing={playing}
        progress={<Progress say={say} state={state} all={all} stopper={stopper} />}
        outdated={outdated}
        form={form}
        folded={!asking}
        onChange={setChoice}
        onStart={() => start(choice, rotate, swapped, question)}
      />
      {made === undefined && !playing && <ReportExample say={say} />}
      <details class={styles.more}>
        <summary>{say('lab.app.designers')}</summary>
        {made !== undefined && (
          <>
            <p>{madeBy(say, made)}</p>
            <pre>
              <code>{'report' in made ? made.report.command : made.command}</code>
            </pre>
          </>
        )}
        <p>{say('lab.app.more')}</p>
      </details>
      {made !== undefined && (
        <section
          ref={result}
          class={styles.report}
          tabIndex={-1}
          aria-label={say('lab.app.report')}
        >
          {outdated && <p>{say('lab.app.old')}</p>}
          {isPartial(made) && <p>{madeWords(say, made)}</p>}
          <WithFiles
            say={say}
            id={game.id}
            {...('report' in made ? filesOfReport(made) : filesOfAnswer(made))}
            rows={made.rows}
            onBack={askAgain}
          />
        </section>
      )}
    </Page>
  );
}

/** By which code and rules a report or an answer was made, and that a command makes it again. */
function madeBy(say: Say, made: MadeReport | MadeAnswer): string {
  if (!('report' in made)) return say('lab.method.again');
  const { code, version, seed } = made.report;
  return [...codeSentence(say, code), say('lab.made', { version, seed })].join(' ');
}

/** How many matches a report or an answer is on. */
function playedOf(made: MadeReport | MadeAnswer): number {
  if ('report' in made) return made.report.games;
  return made.answer.kind === 'stronger' ? made.answer.data.played : made.answer.data.games;
}

const isPartial = (made: MadeReport | MadeAnswer): boolean =>
  'report' in made ? made.report.games < made.all : made.partial;

interface ProgressProps {
  readonly say: Say;
  readonly state: ExperimentState;
  /** How many matches are played. */
  readonly all: number;
  readonly stopper: RefObject<HTMLButtonElement | null>;
}

/** How far an experiment is, and a button that stops it; or that it failed. */
function Progress({ say, state, all, stopper }: ProgressProps) {
  if (state.step === 'failed') return <p role="alert">{say('lab.app.failed')}</p>;
  if (state.step !== 'playing') return null;
  return (
    <p class={styles.playing}>
      <progress
        class={styles.progress}
        max={all}
        value={state.played}
        aria-label={say('lab.app.progress')}
      />
      <span>
        {say('lab.app.played', { played: state.played, all })}
        {state.stopping && ` ${say('lab.app.stopping')}`}
      </span>
      <button ref={stopper} type="button" onClick={state.stop}>
        {say(state.stopping ? 'lab.app.drop' : 'lab.app.stop')}
      </button>
    </p>
  );
}

/** A report or an answer, shown and as files. */
interface Files {
  readonly body: string;
  readonly page: () => string;
  readonly data: () => string;
}

interface WithFilesProps extends Files {
  readonly say: Say;
  readonly id: string;
  readonly rows: Blob | undefined;
  readonly onBack: () => void;
}

/** A report or an answer, with buttons that save it as a page, as a table of its matches, or as data. */
const WithFiles = ({ say, id, body, page, data, rows, onBack }: WithFilesProps) => (
  <ReportSheet html={body}>
    <p class={styles.saved}>
      <button type="button" onClick={() => downloadText(`${id}.html`, page())}>
        {say('lab.app.page')}
      </button>
      {rows !== undefined && (
        <button type="button" onClick={() => download(`${id}.csv`, rows)}>
          {say('lab.app.rows')}
        </button>
      )}
      <button type="button" onClick={() => downloadText(`${id}.json`, data())}>
        {say('lab.app.data')}
      </button>
      <button type="button" onClick={onBack}>
        {say('lab.app.back')}
      </button>
    </p>
  </ReportSheet>
);

/** An option in words, or a number of the rules with its clause. */
function ruleName(say: Say, game: Game & { readonly numbers: RuleNumbers }, name: string): string {
  const number = game.numbers[name];
  if (number === undefined) return new OptionNames(say, game).option(name);
  const words = number.words[language.value];
  return say('lab.app.number', { clause: clauseOfNumber(name), words });
}

/** A sentence with every option that is not at its default. */
function rulesOf(say: Say, game: Game, { options }: MatchSetup): string {
  const names = new OptionNames(say, game);
  const list = Object.entries(chosen(game.options, options)).map(([name, value]) =>
    names.told({ option: names.option(name), value: names.value(name, value) }),
  );
  return list.length === 0
    ? say('lab.app.usual')
    : say('lab.app.chosen', { list: list.join('; ') });
}

/** The set-up in the address, or the default one if it cannot be read; with the options for matches in bulk, so that every match ends. */
function setupOf(game: Game): MatchSetup {
  const query = new URLSearchParams(location.search);
  const bulk = Object.entries(game.options.bulk ?? {});
  for (const [name, value] of bulk) if (!query.has(name)) query.set(name, String(value));
  const given = readSetup(game, query);
  const setup = given.ok ? given : readSetup(game, new URLSearchParams());
  if (!setup.ok) throw new Error(setup.problem.code);
  return setup.value;
}

/** A sentence with the number of matches of a report, and if it was stopped, how many were asked for. */
function madeWords(say: Say, made: MadeReport | MadeAnswer): string {
  const { all } = made;
  const games = playedOf(made);
  if (!isPartial(made)) return say('lab.app.done', { games, all });
  return games < all ? say('lab.app.part', { games, all }) : say('lab.app.part.question');
}
