import type { RefObject } from 'preact';
import type { Game } from '@glade/engine';
import { turnUnit } from '@glade/lab/core';
import type { Say } from '@glade/text';
import { languageTag } from '../words/words.ts';
import { FileButton } from '@glade/ui/file-button';
import { ChoiceCard, ChoiceCards } from '../game/cards/ChoiceCard.tsx';
import { botName } from './bot-names.ts';
import { Checkbox, Numbers, Select } from './fields.tsx';
import { NO_PEOPLE, withPeople, type ChosenPeople } from './people-files.ts';
import { ASKED, otherBot, seatsSwap, type Asked } from './questions.ts';
import styles from './LabPage.module.css';

/** The numbers of matches that can be chosen here. The command line plays more. */
const COUNTS = [100, 300, 1000, 3000, 10_000];
/** A name with more characters may be cut off in the list on the narrowest phones, so it is repeated below. */
const FITS = 22;
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
  /** What a value of that option should reach: a number of turns, or hundredths of the matches won. */
  readonly target: { readonly of: 'turns' | 'win'; readonly value: number };
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
  readonly game: Pick<Game, 'unit'>;
  /** The bots that can be chosen. */
  readonly names: readonly string[];
  /** Players play against each other, so that seats can be exchanged. */
  readonly rivals: boolean;
  /** The options and the numbers of the rules whose values can be compared, with their words. */
  readonly options: readonly (readonly [name: string, words: string])[];
  /** Those that can be tried together with the one that is chosen. */
  readonly seconds: readonly string[];
  /** Whether there is anything to ask a question about. */
  readonly askable: (asked: Asked) => boolean;
  /** What one more file with matches by people adds. */
  readonly read: (file: File) => Promise<ChosenPeople>;
  readonly choice: ExperimentChoice;
  /** Bots whose names say that they think long, where they do not. */
  readonly fast: readonly string[];
  readonly playing: boolean;
  /** The report below is on other choices. */
  readonly outdated: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onChange: (
    choice: ExperimentChoice | ((now: ExperimentChoice) => ExperimentChoice),
  ) => void;
  readonly onStart: () => void;
}

/** Which bots play how many matches. */
export function ExperimentForm(props: Props) {
  const { say, rivals, choice, playing, onChange } = props;
  const { bots, alike, swapped, games } = choice;
  const seated = choice.asked !== 'ladder' && choice.asked !== 'stronger';
  const players = [
    ...(seated ? bots : []),
    ...(seated && choice.asked !== 'luck' ? [] : choice.rungs),
    ...(choice.asked === 'bots' ? [otherBot(choice, props.names)] : []),
  ];
  const ready =
    choice.asked === 'people'
      ? choice.people.matches.length > 0
      : choice.asked !== 'tune' || isTarget(choice.target);
  return (
    <form
      ref={props.form}
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!playing && ready) props.onStart();
      }}
    >
      <ChoiceCards legend={say('lab.app.question')}>
        {ASKED.filter(props.askable).map((each) => (
          <ChoiceCard
            key={each}
            group="asked"
            value={each}
            checked={choice.asked === each}
            onChoose={() => onChange({ ...choice, asked: each })}
            name={say(`lab.app.question.${each}`)}
          />
        ))}
      </ChoiceCards>
      {(choice.asked === 'compare' || choice.asked === 'tune') && (
        <Select
          id="option"
          label={say('lab.app.option')}
          value={choice.option}
          values={props.options}
          onChange={(option) => onChange({ ...choice, option, second: '' })}
        />
      )}
      {choice.asked === 'tune' && props.seconds.length > 0 && (
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
      {choice.asked === 'tune' && <TargetFields {...props} />}
      {choice.asked !== 'report' && choice.asked !== 'compare' && (
        <p>{say(`lab.app.${choice.asked}`)}</p>
      )}
      {choice.asked === 'people' && <PeopleFiles {...props} />}
      {(choice.asked === 'ladder' || choice.asked === 'luck') &&
        choice.rungs.map((_, rung) => <BotOfRung key={rung} {...props} rung={rung} />)}
      {choice.asked === 'stronger' &&
        [1, 0].map((rung) => <BotOfRung key={rung} {...props} rung={rung} />)}
      {seated &&
        (alike ? bots.slice(0, 1) : bots).map((_, seat) => (
          <BotOfSeat key={seat} {...props} seat={seat} />
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
      {choice.asked === 'bots' && (
        <Select
          id="other"
          label={say('lab.app.other')}
          value={otherBot(choice, props.names)}
          values={props.names
            .filter((name) => bots.some((bot) => bot !== name))
            .map((name) => [name, botName(say, props.names, name)])}
          onChange={(other) => onChange({ ...choice, other })}
        />
      )}
      {choice.asked === 'report' && (
        <Checkbox
          label={say('lab.app.weighed')}
          checked={choice.weighed}
          onChange={(checked) => onChange({ ...choice, weighed: checked })}
        />
      )}
      {rivals && seatsSwap(choice.asked) && (
        <Checkbox
          label={say('lab.app.rotate')}
          checked={swapped}
          onChange={(checked) => onChange({ ...choice, swapped: checked })}
        />
      )}
      <Numbers
        id="games"
        label={say('lab.games')}
        value={games}
        values={COUNTS.map((count) => [
          count,
          new Intl.NumberFormat(languageTag.value, { useGrouping: 'always' }).format(count),
        ])}
        onChange={(count) => onChange({ ...choice, games: count })}
      />
      {games > MANY && players.some((name) => SLOW.test(name) && !props.fast.includes(name)) && (
        <p>{say('lab.app.slow')}</p>
      )}
      {props.outdated && !playing && <p>{say('lab.app.again')}</p>}
      <p>
        <button type="submit" class={styles.start} disabled={playing || !ready}>
          {say('lab.app.start')}
        </button>
      </p>
    </form>
  );
}

function BotOfSeat({ say, names, choice, onChange, seat }: Props & { readonly seat: number }) {
  const { bots, alike } = choice;
  const name = bots[seat]!;
  return (
    <p class={styles.row}>
      <label for={`bot-${seat}`}>
        {alike ? say('lab.bots') : say('lab.app.seat', { seat: seat + 1 })}
      </label>
      <select
        id={`bot-${seat}`}
        value={name}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...choice, bots: bots.map((bot, i) => (alike || i === seat ? value : bot)) })
        }
      >
        {names.map((each) => (
          <option key={each} value={each}>
            {botName(say, names, each)}
          </option>
        ))}
      </select>
      {botName(say, names, name).length > FITS && (
        <span class={styles.whole} aria-hidden="true">
          {botName(say, names, name)}
        </span>
      )}
    </p>
  );
}

/** A bot that is compared with others. */
function BotOfRung({ say, names, choice, onChange, rung }: Props & { readonly rung: number }) {
  const { asked, rungs } = choice;
  const others = rungs.filter((_, i) => i !== rung && (asked !== 'stronger' || i < 2));
  const free = names.filter((each) => !others.includes(each));
  const label =
    asked === 'stronger'
      ? say(rung === 1 ? 'lab.app.stronger.bot' : 'lab.app.stronger.than')
      : say('lab.app.rung', { n: rung + 1 });
  return (
    <Select
      id={`rung-${rung}`}
      label={label}
      value={rungs[rung]!}
      values={[
        ...(rung < 2 ? [] : [['', say('lab.app.rung.none')] as const]),
        ...free.map((each) => [each, botName(say, names, each)] as const),
      ]}
      onChange={(value) =>
        onChange({ ...choice, rungs: rungs.map((each, i) => (i === rung ? value : each)) })
      }
    />
  );
}

/** The most that a target can be: hundredths, or turns of a match. */
const MOST = { win: 100, turns: 10_000 } as const;

const isTarget = ({ of, value }: ExperimentChoice['target']): boolean =>
  value > 0 && value <= MOST[of];

/** What is to be reached: how many turns, or how many matches of 100 won. */
function TargetFields({ say, game, choice, onChange }: Props) {
  const { target } = choice;
  return (
    <>
      <Select
        id="target-of"
        label={say('lab.app.target.of')}
        value={target.of}
        values={[
          ['turns', say('lab.app.target.turns', { unit: turnUnit(game) })],
          ['win', say('lab.app.target.win')],
        ]}
        onChange={(of) =>
          onChange({ ...choice, target: { ...target, of: of === 'win' ? 'win' : 'turns' } })
        }
      />
      <p class={styles.row}>
        <label for="target">{say('lab.app.target')}</label>
        <input
          id="target"
          type="number"
          min={1}
          max={MOST[target.of]}
          required
          value={target.value}
          onInput={({ currentTarget }) =>
            onChange({ ...choice, target: { ...target, value: currentTarget.valueAsNumber } })
          }
        />
      </p>
    </>
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
