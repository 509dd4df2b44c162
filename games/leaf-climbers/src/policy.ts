import type { Action, Policy, Random, SearchRules } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import { Outlook } from './outlook.ts';
import { isTop } from './pile.ts';
import type { ClimberRules } from './rules.ts';
import type { ClimberState } from './state.ts';
import { waysOut } from './ways.ts';

/** What looks equally good is drawn for; nothing else is this close. */
const CLOSE = 1e-9;

/** Ends its moves on the square that looks best among those without a shadow; in the shadow only if it must. */
abstract class Chooser implements Policy<ClimberState> {
  private readonly rules: ClimberRules;
  private readonly ties = new Uint8Array(SQUARES);

  constructor(rules: ClimberRules) {
    this.rules = rules;
  }

  choose(s: ClimberState, random: Random): Action {
    const filter = this.rules.moveFilter!;
    const count = filter.count(s);
    this.look?.(s);
    let best = -Infinity;
    let ties = 0;
    for (let k = 0; k < count; k++) {
      const square = filter.nth(s, k);
      const worth = this.worth(s, square);
      if (worth < best - CLOSE) continue;
      if (worth > best + CLOSE) ties = 0;
      best = Math.max(best, worth);
      this.ties[ties++] = square;
    }
    return this.ties[random.below(ties)]!;
  }

  /** Looks at the table once before it weighs the squares. */
  protected look?(s: ClimberState): void;

  protected abstract worth(s: ClimberState, square: number): number;
}

/** Any square will do. */
class Careful extends Chooser {
  protected worth(): number {
    return 0;
  }
}

/** It counts on the usual price of a step down, whatever was agreed, as the one did whose survival is published. */
const DESCEND = 2;
const TOP_WORTH = 100;

/** Blue tops, then height and cheap ways out. */
class Greedy extends Chooser {
  protected worth(s: ClimberState, square: number): number {
    if (isTop(s, square)) return TOP_WORTH;
    return s.elevation[square]! + waysOut(s, square, DESCEND);
  }
}

/** Squares by how long one is likely to survive there. */
class Strong extends Chooser {
  private readonly outlook: Outlook;

  constructor(rules: ClimberRules) {
    super(rules);
    this.outlook = new Outlook(rules.chosen);
  }

  protected override look(s: ClimberState): void {
    this.outlook.look(s);
  }

  protected worth(_: ClimberState, square: number): number {
    return this.outlook.worth(square);
  }
}

/**
 * `greedy`: a sensible child: away from the leaves, up, and where there are ways out. `careful`: just away from the
 * leaves. `strong`: weighs how the dice may fall in the next rounds.
 */
export function policies(rules: SearchRules): Readonly<Record<string, Policy>> {
  const own = rules as ClimberRules;
  return { greedy: new Greedy(own), careful: new Careful(own), strong: new Strong(own) };
}
