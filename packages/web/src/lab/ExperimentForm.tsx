import type { ComponentChildren, RefObject } from 'preact';
import type { Game } from '@glade/engine';
import type { Say } from '@glade/text';
import { languageTag } from '../words/words.ts';
import { FileButton } from '@glade/ui/file-button';
import { ChoiceCard, ChoiceCards } from '../game/cards/ChoiceCard.tsx';
import { BotCards, BotSelect, type Bots } from './form/BotChoice.tsx';
import { ExperimentSummary, SummaryCover } from './form/ExperimentSummary.tsx';
import { QuestionPicture } from './form/QuestionPicture.tsx';
import { isTarget, TargetFields, type ChosenTarget } from './form/TargetFields.tsx';
import { Checkbox, Numbers, Select } from './fields.tsx';
import { NO_PEOPLE, withPeople, type ChosenPeople } from './people-files.ts';
import { ASKED, otherBot, seatsSwap, type Asked } from './questions.ts';
import styles from './LabPage.module.css';

/** The numbers of matches that can be chosen here. The command line plays more. */
const COUNTS = [100, 300, 1000, 3000, 10_000];
/** Bots that think so long that even a thousand matches are slow, but for a strong one that is fast. */
const SLOW = /^(flat|mcts|ismcts|expectimax|strong|council|elders|planner)\b/;
const MANY = 300;

/** What somebody chooses for an experiment. */
export interface ExperimentChoice {
  /** The bot in each seat. */
  readonly bots: readonly string[];
  /** One bot is chosen for all seats. */
  readonly alike: boolean;
  /** Each match is played again with the seats exchanged. */
  readonly swapped: boolean;
  readonly games: number;
  readonly asked: Asked;
  /** The option, or the number of the rules, whose values are compared. */
  readonly option: string;
  /** Another one whose values are tried together with it, or '' for none. */
  readonly second: string;
  /** The one number that is asked about in advance, or '' for none. */
  readonly of: string;
  readonly target: ChosenTarget;
  /** The bot that plays instead of those in the seats; '' until one is chosen. */
  readonly other: string;
  /** The bots that are compared with each other, the weakest first; the later ones may be none, ''. */
  readonly rungs: readonly string[];
  readonly people: ChosenPeople;
  /** Single choices are looked into, too. */
  readonly weighed: boolean;
}

interface Props {
  readonly say: Say;
  readonly game: Pick<Game, 'id' | 'unit'>;
  /** The bots that can be chosen. */
  readonly bots: Bots;
  /** Players play against each other, so that seats can be exchanged. */
  readonly rivals: boolean;
  /** The options and the numbers of the rules whose values can be compared, with their words. */
  readonly options: readonly (readonly [name: string, words: string])[];
  /** Those that can be tried together with the one that is chosen. */
  readonly seconds: readonly string[];
  /** What can be asked about in advance, with its words. */
  readonly numbers: readonly (readonly [of: string, words: string])[];
  /** Whether each seat can be asked to win as often as the others. */
  readonly even: boolean;
  /** Whether there is anything to ask a question about. */
  readonly askable: (asked: Asked) => boolean;
  /** What one more file with matches by people adds. */
  readonly read: (file: File) => Promise<ChosenPeople>;
  readonly choice: ExperimentChoice;
  /** The rules that are played, with the way to others. */
  readonly rules: ComponentChildren;
  /** What is played for the question, in words. */
  readonly played: string;
  /** How long it takes, in words, as soon as that is known. */
  readonly time: string | undefined;
  readonly playing: boolean;
  /** How far it is, while they play. */
  readonly progress: ComponentChildren;
  /** The report below is on other choices. */
  readonly outdated: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Whether a narrow screen leaves it out: an answer stands there. */
  readonly folded: boolean;
  readonly onChange: (
    choice: ExperimentChoice | ((now: ExperimentChoice) => ExperimentChoice),
  ) => void;
  readonly onStart: () => void;
}

/** Which question bots answer with how many matches: on the left what can be chosen, on the right what will be played. */
export function ExperimentForm(props: Props) {
  const { say, choice, playing } = props;
  const { games, asked } = choice;
  const players = playersOf(props);
  const lacks = lackOf(choice);
  const ready = lacks === undefined;
  const slow =
    games > MANY && players.some((name) => SLOW.test(name) && !props.bots.fast.includes(name));
  return (
    <form
      ref={props.form}
      class={`${styles.form} ${props.folded ? styles.folded : ''}`.trim()}
      onSubmit={(event) => {
        event.preventDefault();
        if (!playing && ready) props.onStart();
      }}
    >
      <div class={styles.fields}>
        <Fields {...props} />
      </div>
      <div class={styles.side}>
        <div class={styles.rules}>
          <SummaryCover game={props.game.id} />
          <p>{props.rules}</p>
        </div>
        <Numbers
          id="games"
          label={say('lab.games')}
          value={games}
          values={COUNTS.map((count) => [
            count,
            new Intl.NumberFormat(languageTag.value, { useGrouping: 'always' }).format(count),
          ])}
          onChange={(count) => props.onChange({ ...choice, games: count })}
        />
        <ExperimentSummary
          say={say}
          bots={props.bots}
          question={say(`lab.app.question.${asked}`)}
          played={props.played}
          players={players}
          time={props.time}
          {...(ready ? {} : { lacks: say('lab.app.lacks', { what: lacks }) })}
          notes={[
            ...(slow ? [say('lab.app.slow')] : []),
            ...(props.outdated && ready && !playing ? [say('lab.app.again')] : []),
          ]}
        >
          {playing ? (
            props.progress
          ) : (
            <>
              {props.progress}
              <button type="submit" class={styles.start} disabled={!ready}>
                {say('lab.app.start')}
              </button>
            </>
          )}
        </ExperimentSummary>
      </div>
    </form>
  );
}

/** What is still to be said before they can play; undefined if nothing is. */
function lackOf({ asked, people, target, bots }: ExperimentChoice): string | undefined {
  if (asked === 'people') return people.matches.length > 0 ? undefined : 'people';
  if (asked !== 'tune') return undefined;
  if (!isTarget(target)) return 'target';
  return target.of === 'fair' && new Set(bots).size > 1 ? 'bots' : undefined;
}

/** Whether bots sit in the seats as they are chosen. */
const isSeated = (asked: Asked): boolean => asked !== 'ladder' && asked !== 'stronger';

/** The bots that play, each once. */
function playersOf({ choice, bots: { names } }: Props): readonly string[] {
  const { asked, bots, rungs } = choice;
  const tried = asked === 'stronger' ? rungs.slice(0, 2) : rungs;
  const all = [
    ...(isSeated(asked) ? bots : []),
    ...(isSeated(asked) && asked !== 'luck' ? [] : tried),
    ...(asked === 'bots' ? [otherBot(choice, names)] : []),
  ];
  return [...new Set(all.filter((name) => name !== ''))];
}

/** The question, what belongs to it, and who plays. */
function Fields(props: Props) {
  const { say, rivals, choice, onChange, bots: known } = props;
  const { bots, alike, swapped, asked } = choice;
  const seated = isSeated(asked);
  return (
    <>
      <ChoiceCards legend={say('lab.app.question')} beside>
        {ASKED.filter(props.askable).map((each) => (
          <ChoiceCard
            key={each}
            group="asked"
            value={each}
            checked={asked === each}
            onChoose={() => onChange({ ...choice, asked: each })}
            picture={<QuestionPicture asked={each} />}
            name={say(`lab.app.question.${each}`)}
          />
        ))}
      </ChoiceCards>
      {asked !== 'report' && asked !== 'compare' && <p>{say(`lab.app.${asked}`)}</p>}
      {(asked === 'compare' || asked === 'tune') && (
        <Select
          id="option"
          label={say('lab.app.option')}
          value={choice.option}
          values={props.options}
          onChange={(option) => onChange({ ...choice, option, second: '' })}
        />
      )}
      {asked === 'tune' && props.seconds.length > 0 && (
        <Select
          id="second"
          label={say('lab.app.second')}
          value={choice.second}
          values={[
            ['', say('lab.app.second.none')],
            ...props.options.filter(([name]) => props.seconds.includes(name)),
          ]}
          onChange={(second) => onChange({ ...choice, second })}
        />
      )}
      {asked === 'tune' && (
        <TargetFields
          say={say}
          game={props.game}
          even={props.even}
          target={choice.target}
          onChange={(target) => onChange({ ...choice, target })}
        />
      )}
      {(asked === 'compare' || asked === 'bots') && (
        <>
          <Select
            id="of"
            label={say('lab.app.of')}
            value={props.numbers.some(([of]) => of === choice.of) ? choice.of : ''}
            values={[['', say('lab.app.of.none')], ...props.numbers]}
            onChange={(of) => onChange({ ...choice, of })}
          />
          <p class={styles.about}>{say('lab.app.of.about')}</p>
        </>
      )}
      {asked === 'people' && <PeopleFiles {...props} />}
      {(asked === 'ladder' || asked === 'luck') &&
        choice.rungs.map((_, rung) => <BotOfRung key={rung} {...props} rung={rung} />)}
      {asked === 'stronger' &&
        [1, 0].map((rung) => <BotOfRung key={rung} {...props} rung={rung} />)}
      {seated && alike && (
        <BotCards
          say={say}
          bots={known}
          value={bots[0]!}
          onChange={(bot) => onChange({ ...choice, bots: bots.map(() => bot) })}
        />
      )}
      {seated &&
        !alike &&
        bots.map((bot, seat) => (
          <BotSelect
            key={seat}
            id={`bot-${seat}`}
            label={say('lab.app.seat', { seat: seat + 1 })}
            say={say}
            bots={known}
            names={known.names}
            value={bot}
            onChange={(name) =>
              onChange({ ...choice, bots: bots.map((each, i) => (i === seat ? name : each)) })
            }
          />
        ))}
      {seated && bots.length > 1 && (
        <Checkbox
          label={say('lab.app.alike')}
          checked={alike}
          onChange={(checked) =>
            onChange({ ...choice, alike: checked, bots: checked ? bots.map(() => bots[0]!) : bots })
          }
        />
      )}
      {asked === 'bots' && (
        <BotSelect
          id="other"
          label={say('lab.app.other')}
          say={say}
          bots={known}
          names={known.names.filter((name) => bots.some((bot) => bot !== name))}
          value={otherBot(choice, known.names)}
          onChange={(other) => onChange({ ...choice, other })}
        />
      )}
      {asked === 'report' && (
        <Checkbox
          label={say('lab.app.weighed')}
          checked={choice.weighed}
          onChange={(checked) => onChange({ ...choice, weighed: checked })}
        />
      )}
      {rivals && seatsSwap(asked) && (
        <Checkbox
          label={say('lab.app.rotate')}
          checked={swapped}
          onChange={(checked) => onChange({ ...choice, swapped: checked })}
        />
      )}
    </>
  );
}

/** A bot that is compared with others. */
function BotOfRung({ say, bots, choice, onChange, rung }: Props & { readonly rung: number }) {
  const { asked, rungs } = choice;
  const others = rungs.filter((_, i) => i !== rung && (asked !== 'stronger' || i < 2));
  const label =
    asked === 'stronger'
      ? say(rung === 1 ? 'lab.app.stronger.bot' : 'lab.app.stronger.than')
      : say('lab.app.rung', { n: rung + 1 });
  return (
    <BotSelect
      id={`rung-${rung}`}
      label={label}
      say={say}
      bots={bots}
      names={bots.names.filter((each) => !others.includes(each))}
      value={rungs[rung]!}
      {...(rung < 2 ? {} : { none: say('lab.app.rung.none') })}
      onChange={(value) =>
        onChange({ ...choice, rungs: rungs.map((each, i) => (i === rung ? value : each)) })
      }
    />
  );
}

/** Files with matches by people: each that is chosen is added to those before. */
function PeopleFiles({ say, read, choice, onChange }: Props) {
  const { people } = choice;
  const add = async (file: File): Promise<void> => {
    const added = await read(file);
    // Something else may have been chosen while the file was read.
    onChange((now) => ({ ...now, people: withPeople(say, now.people, added) }));
  };
  return (
    <>
      <details class={styles.how}>
        <summary>{say('lab.app.people.how')}</summary>
        <p>{say('lab.app.people.columns')}</p>
      </details>
      <p class={styles.row}>
        <FileButton
          label={say('lab.app.people.add')}
          accept=".csv,.txt,text/csv,text/plain"
          onChoose={(file) => void add(file)}
        />
        {people.told.length > 0 && (
          <button type="button" onClick={() => onChange({ ...choice, people: NO_PEOPLE })}>
            {say('lab.app.people.drop')}
          </button>
        )}
      </p>
      <div role="status">
        {people.told.map((sentence, n) => (
          <p key={n}>{sentence}</p>
        ))}
      </div>
    </>
  );
}
