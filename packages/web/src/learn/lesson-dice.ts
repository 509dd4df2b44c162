import type { Action, DiceSource, Rules } from '@glade/engine';

/** Dice that bring what a lesson has chosen. */
export class LessonDice implements DiceSource {
  private faces: readonly number[] = [];
  private share = 0;

  /** The next throw in this position brings this outcome. */
  bring(rules: Rules, state: object, outcome: Action): void {
    this.faces = rules.thrown(state) === undefined ? [] : rules.facesOf(state, outcome);
    this.share = 0;
    for (let k = 0; rules.nth(state, k) !== outcome; k++) this.share += rules.weight(state, k);
  }

  /** The key of a die ends with its number: `stream/attempt/die`. Without dice the outcome is drawn by weight. */
  draw(stream: string): number {
    const die = /\/(\d+)$/.exec(stream)?.[1];
    return die === undefined ? this.share : (this.faces[Number(die)] ?? 1) - 1;
  }
}
