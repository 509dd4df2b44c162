import { spell, type Game, type OptionValue } from '@glade/engine';
import type { Say } from './say.ts';

/** Options and their values as people call them: in the game's words where it has some. */
export class OptionNames {
  private readonly say: Say;
  private readonly game: Game | undefined;

  constructor(say: Say, game?: Game) {
    this.say = say;
    this.game = game;
  }

  option(name: string): string {
    const key = `option.${name}`;
    return this.say.has(key) ? this.say(key) : name;
  }

  value(name: string, value: OptionValue): string {
    const key = `option.${name}.${spell(value)}`;
    return this.say.has(key) ? this.say(key) : this.plain(name, value);
  }

  /** The value as it is typed; one that somebody made, by what it is called. */
  plain(name: string, value: OptionValue): string {
    const called = this.game?.options.options[name]?.called;
    return called?.(String(value), this.say.language) ?? spell(value);
  }

  /** A choice by its program's name, e.g. `startBuffer=4 endCheck=late`. */
  choice(name: string): string {
    const pairs = name.split(' ').map((pair) => /^(\w+)=(.*)$/.exec(pair));
    if (name === '' || pairs.some((pair) => pair === null)) return name;
    const told = pairs.map((pair) => this.say('lab.choice', this.pair(pair![1]!, pair![2]!)));
    return told.join('; ');
  }

  private pair(name: string, text: string): { readonly option: string; readonly value: string } {
    const known = this.game?.options.options[name]?.values ?? [];
    const value = known.find((each) => spell(each) === text) ?? text;
    return { option: this.option(name), value: this.value(name, value) };
  }
}
