import type { Say } from '@glade/text';
import { upperFirst } from '@glade/lab/core';
import { ChoiceCard, ChoiceCards } from '../../game/cards/ChoiceCard.tsx';
import { StrengthTree } from '../../seats/StrengthTree.tsx';
import { botName } from '../bot-names.ts';
import styles from '../LabPage.module.css';

/** The bots of a game, as somebody chooses among them. */
export interface Bots {
  /** All that can be chosen. */
  readonly names: readonly string[];
  /** Those that people play with, too, the weakest first; each with what people call it. */
  readonly steps: ReadonlyMap<string, string>;
  /** Bots whose names say that they think long, where they do not. */
  readonly fast: readonly string[];
}

/**
 * What a bot is called: by its step where people play with it, too, else by what it does; with the name that answers and the command
 * line call it by.
 */
export function shownName(say: Say, bots: Bots, name: string): string {
  const words = wordsFor(say, bots, name);
  return words.toLowerCase().includes(name) ? words : `${words} (${name})`;
}

/** What reports call a bot: as the form, in words alone. */
export function wordsFor(
  say: Say,
  { names, steps }: Pick<Bots, 'names' | 'steps'>,
  name: string,
): string {
  const step = steps.get(name);
  return step === undefined ? botName(say, names, name) : upperFirst(say(`level.short.${step}`));
}

/** What a bot does, in a few words. */
const aboutBot = (say: Say, { names, fast }: Bots, name: string): string =>
  fast.includes(name) ? say('lab.app.bot.fast') : botName(say, names, name);

/** The picture of a step. All other bots share one. */
export const BotPicture = ({ bots, name }: { readonly bots: Bots; readonly name: string }) => (
  <StrengthTree level={bots.steps.get(name)} />
);

/** The bots that have no step. */
const others = ({ names, steps }: Bots): readonly string[] =>
  names.filter((name) => !steps.has(name));

interface CardsProps {
  readonly say: Say;
  readonly bots: Bots;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** One bot for all seats: each step as a card with its picture, and all others behind one more card. */
export function BotCards({ say, bots, value, onChange }: CardsProps) {
  const more = others(bots);
  const isStep = bots.steps.has(value);
  return (
    <>
      <ChoiceCards legend={say('lab.bots')} beside>
        {[...bots.steps.keys()].map((name) => (
          <ChoiceCard
            key={name}
            group="bot"
            value={name}
            checked={name === value}
            onChoose={() => onChange(name)}
            picture={
              <span aria-hidden="true">
                <BotPicture bots={bots} name={name} />
              </span>
            }
            name={shownName(say, bots, name)}
            about={aboutBot(say, bots, name)}
          />
        ))}
        {more.length > 0 && (
          <ChoiceCard
            group="bot"
            value="more"
            checked={!isStep}
            onChoose={() => onChange(more[0]!)}
            picture={
              <span aria-hidden="true">
                <StrengthTree level={undefined} />
              </span>
            }
            name={say('lab.app.bots.more')}
            about={say('lab.app.bots.more.about')}
          />
        )}
      </ChoiceCards>
      {!isStep && (
        <BotSelect
          id="bot-0"
          label={say('lab.app.bots.which')}
          {...{ say, bots, value, onChange }}
          names={more}
        />
      )}
    </>
  );
}

interface SelectProps extends CardsProps {
  readonly id: string;
  readonly label: string;
  /** Those of the bots that can be chosen here. */
  readonly names: readonly string[];
  /** What is chosen where there is no bot. */
  readonly none?: string;
}

/** A name with more characters may be cut off in the list on the narrowest phones, so it is repeated below. */
const FITS = 22;

/** A bot as a list: first the steps, then all others. */
export function BotSelect({ say, bots, id, label, value, names, none, onChange }: SelectProps) {
  const steps = [...bots.steps.keys()].filter((name) => names.includes(name));
  const more = names.filter((name) => !bots.steps.has(name));
  const shown = value === '' ? '' : shownName(say, bots, value);
  const optionOf = (name: string) => (
    <option key={name} value={name}>
      {shownName(say, bots, name)}
    </option>
  );
  return (
    <p class={styles.row}>
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {steps.map(optionOf)}
        {steps.length === 0 ? (
          more.map(optionOf)
        ) : (
          <optgroup label={say('lab.app.bots.more')}>{more.map(optionOf)}</optgroup>
        )}
      </select>
      {shown.length > FITS && (
        <span class={styles.whole} aria-hidden="true">
          {shown}
        </span>
      )}
    </p>
  );
}
