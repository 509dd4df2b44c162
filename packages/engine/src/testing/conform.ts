import { runExample } from '../rulebook/example-run.ts';
import type { Example } from '../rulebook/examples.ts';
import { mixText, Xoshiro } from '../chance/random.ts';
import type { EventKind } from '../trace.ts';
import { checkClauses, checkRulebooks, checkUnseen } from './checks/clauses.ts';
import { Findings, type Finding } from './findings.ts';
import { checkMessages } from './checks/messages.ts';
import { checkPinned } from './pinned-texts.ts';
import { Seen, type Scene } from './scene.ts';
import {
  earlyEndFaults,
  optionFaults,
  settingsOf,
  versionFaults,
  type Setting,
} from './settings.ts';
import type { Subject } from './subject.ts';
import { walk } from './walk.ts';

export interface Plan {
  /** How many random matches are played, over all settings together. */
  readonly matches: number;
  /** How many are played at least with each setting, however many there are; with a preset twice as many. */
  readonly least: number;
  /** How many random combinations of options are played, beside presets and single options. */
  readonly sampled: number;
  /** Whether transcripts and counts are written instead of compared. */
  readonly update: boolean;
}

export const PLAN: Plan = { matches: 1000, least: 4, sampled: 12, update: false };

/** The conformance harness of one game. Each part returns its findings; `texts` comes last, because it needs what the others met. */
export class Conformance {
  readonly subject: Subject;
  readonly settings: readonly Setting[];
  private readonly plan: Plan;
  private readonly seen = new Seen();
  private readonly kinds: ReadonlySet<EventKind>;

  constructor(subject: Subject, plan: Partial<Plan> = {}) {
    this.subject = subject;
    this.plan = { ...PLAN, ...plan };
    this.settings = settingsOf(subject.game, this.plan.sampled);
    this.kinds = new Set(Object.values(subject.events));
  }

  /** Plays random matches under one choice of options. */
  play(setting: Setting): readonly Finding[] {
    const { game } = this.subject;
    const findings = new Findings();
    findings.at(setting.name);
    const rules = game.rules(setting.options);
    const scene: Scene = {
      game,
      options: setting.options,
      rules,
      random: new Xoshiro(mixText(0, setting.name)),
      findings,
      seen: this.seen,
      spare: rules.create(),
      low: Infinity,
      high: -Infinity,
      positions: new Map(),
      hashes: new Map(),
      compared: 0,
      collisions: new Set(),
      places: new Map(),
      resampled: false,
    };
    const { matches, least } = this.plan;
    const share = Math.ceil(matches / this.settings.length);
    walk(scene, this.kinds, Math.max(setting.preset === undefined ? least : 2 * least, share));
    return findings.list;
  }

  /** Plays a worked example. */
  example(example: Example): readonly Finding[] {
    const findings = new Findings();
    findings.at(example.id);
    return guarded(findings, () => {
      const run = runExample(this.subject.game, example);
      for (const { case: which, field, expected, actual } of run.failures) {
        findings.add(
          'example',
          () => `case ${which}, ${field}: expected ${expected}, but ${actual}`,
        );
      }
      for (const event of run.events) this.seen.events.set(event.code, event);
      for (const refusal of run.refusals) {
        this.seen.refusals.set(`${refusal.clause} ${refusal.code}`, refusal);
      }
    });
  }

  /** Checks options, rulebooks, clauses and messages, after matches and examples have met events and refusals. */
  texts(): readonly Finding[] {
    const { subject, seen } = this;
    const findings = new Findings();
    findings.at('options');
    for (const fault of optionFaults(subject.game)) findings.add('rulebook', () => fault);
    findings.at('versions');
    for (const fault of versionFaults(subject.game)) findings.add('version', () => fault);
    findings.at('events');
    for (const fault of earlyEndFaults(subject.game, subject.events))
      findings.add('event', () => fault);
    const clauses = checkRulebooks(subject, findings);
    const { examples } = subject;
    findings.at('examples.yaml');
    if (!examples.ok) findings.add('example', () => JSON.stringify(examples.problem));
    checkClauses(subject, clauses, seen, findings);
    checkUnseen(subject, seen, findings);
    checkMessages(subject.game, subject.events, seen, findings);
    return findings.list;
  }

  /** Compares counts and transcripts. */
  pinned(): readonly Finding[] {
    const findings = new Findings();
    const { game, pinned } = this.subject;
    return guarded(findings, () => checkPinned(game, pinned, this.plan.update, findings));
  }
}

/** Runs a check; an error that the rules throw is a finding, too. */
function guarded(findings: Findings, look: () => void): readonly Finding[] {
  try {
    look();
  } catch (error) {
    findings.add('exception', () => String(error));
  }
  return findings.list;
}

/** Runs all parts. */
export function conform(subject: Subject, plan: Partial<Plan> = {}): readonly Finding[] {
  const conformance = new Conformance(subject, plan);
  const { examples } = subject;
  return [
    ...conformance.settings.flatMap((setting) => conformance.play(setting)),
    ...(examples.ok ? examples.value.flatMap((example) => conformance.example(example)) : []),
    ...conformance.texts(),
    ...conformance.pinned(),
  ];
}
