import { spell, type Game, type OptionValue } from '@glade/engine';
import { numbersOf } from '../experiment/numbers.ts';
import { plainBotName, type Say } from './say.ts';

/** The names of options and their values, from the game's messages where it has them. */
export class OptionNames {
  private readonly say: Say;
  private readonly game: Game | undefined;

  constructor(say: Say, game?: Game) {
    this.say = say;
    this.game = game;
  }

  option(name: string): string {
    const key = `option.${name}`;
    const number = this.game && numbersOf(this.game)[name];
    if (number !== undefined) return `${name} (${number.words[this.say.language]})`;
    // A game numbers the rules that one adds in order; a report takes them one by one.
    return this.say.has(key) ? this.say(key).replace(/^\d+\. /, '') : name;
  }

  value(name: string, value: OptionValue): string {
    const key = `option.${name}.${spell(value)}`;
    if (!this.say.has(key)) return this.plain(name, value);
    // What is remarked on a value stands after a colon, which here would part the option from its value.
    return this.say(key).replace(/^(.*?): (.*)$/, '$1 ($2)');
  }

  /** The value as it is typed. A value that a person made, such as a scenario, has its own name. */
  plain(name: string, value: OptionValue): string {
    const called = this.game?.options.options[name]?.called;
    return called?.(String(value), this.say.language) ?? spell(value);
  }

  /** The words for a choice that is written as `startBuffer=4 endCheck=beforeSpread`. */
  choice(name: string): string {
    return (
      this.pairs(name)
        ?.map((pair) => this.told(pair))
        .join('; ') ?? this.bots(name)
    );
  }

  /** What is no choice of options is the name of a bot, or several. */
  private bots(names: string): string {
    const { say } = this;
    if (say.bot === undefined) return names;
    return names
      .split(',')
      .map((name) => plainBotName(say, name))
      .join(', ');
  }

  /** The words for each option and its value in such a choice; undefined if the text is none. */
  pairs(name: string): readonly { readonly option: string; readonly value: string }[] | undefined {
    const pairs = name.split(' ').map((pair) => /^([\w.-]+)=(.*)$/.exec(pair));
    if (pairs.some((pair) => pair === null)) return undefined;
    return pairs.map((pair) => this.pair(pair![1]!, pair![2]!));
  }

  /** An option and its value. The name of some is a question, which needs no colon. */
  told(of: { readonly option: string; readonly value: string }): string {
    return of.option.endsWith('?') ? `${of.option} ${of.value}` : this.say('lab.choice', of);
  }

  /** The words for an option and for a value as it is typed. */
  pair(name: string, text: string): { readonly option: string; readonly value: string } {
    const known = this.game?.options.options[name]?.values ?? [];
    const value = known.find((each) => spell(each) === text) ?? text;
    return { option: this.option(name), value: this.value(name, value) };
  }
}
