import { LANGUAGES } from '../../language.ts';
import { type WholeGame } from '../../game.ts';
import type { Findings } from '../findings.ts';
import type { Seen } from '../scene.ts';
import type { DeclaredEvents } from './event-checks.ts';

/** Checks that every event, refusal and option has a message in every language, and no language has further ones. */
export function checkMessages(
  game: WholeGame,
  events: DeclaredEvents,
  seen: Seen,
  findings: Findings,
): void {
  const wanted = [
    ...optionKeys(game),
    ...Object.values(events).map(({ code }) => `event.${code}`),
    ...[...seen.refusals.values()].map(({ code }) => `refusal.${code}`),
    ...[...seen.outcomes].map((code) => `outcome.${code}`),
    ...[...seen.throws].map((code) => `throw.${code}`),
  ];
  const all = new Set([...wanted, ...LANGUAGES.flatMap((known) => Object.keys(game.text[known]))]);
  for (const language of LANGUAGES) {
    findings.at(`text in ${language}`);
    const missing = [...all].filter((key) => {
      const text = game.text[language][key];
      // An event may have an empty message: then no sentence tells it.
      return text === undefined || (text.trim() === '' && !key.startsWith('event.'));
    });
    if (missing.length > 0) findings.add('message', () => `no text for ${missing.join(', ')}`);
    for (const { code, args } of Object.values(events)) {
      const message = game.text[language][`event.${code}`] ?? '';
      const zero = /\{(seat|other)(?:\}|, seat)/.exec(message)?.[1];
      if (zero !== undefined)
        findings.add(
          'message',
          () =>
            `event.${code} would say “player 0”: ${zero} counts from 0. Write {${TOLD_OF[zero]![0]}, seat}`,
        );
      const at = ['at', 'to'].filter((name) => Object.hasOwn(game.text[language], `place.${name}`));
      const known = new Set([
        ...args,
        ...TOLD,
        ...at,
        ...args.flatMap((arg) => TOLD_OF[arg] ?? []),
      ]);
      const gaps = namesIn(message).filter((name) => !known.has(name));
      if (gaps.length > 0)
        findings.add(
          'message',
          () => `event.${code} names ${gaps.join(', ')}; it can name ${[...known].join(', ')}`,
        );
    }
  }
}

/** What the message of every event can name beside the numbers of the event. */
const TOLD = ['n', 'places', 'last', 'name'];
/** What it can name beside some of its numbers. */
const TOLD_OF: Readonly<Record<string, readonly string[]>> = {
  seat: ['player'],
  other: ['otherPlayer'],
};

/** The names in braces, without the texts that a choice has in braces of its own. */
function namesIn(text: string): readonly string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [part] of text.matchAll(/\{\w*|\}/g)) {
    depth += part === '}' ? -1 : 1;
    if (part !== '}' && depth % 2 === 1) names.push(part.slice(1));
  }
  return names;
}

/** The message keys of options, and of endings that they bring. Values that are numbers or switches need no label. */
function optionKeys(game: WholeGame): readonly string[] {
  const { options, presets } = game.options;
  return [
    ...Object.keys(presets).map((preset) => `preset.${preset}`),
    ...Object.entries(options).flatMap(([name, { values, cutsOff }]) => [
      `option.${name}`,
      ...(cutsOff === undefined ? [] : [`outcome.${cutsOff}`]),
      ...values.filter((v) => typeof v === 'string').map((value) => `option.${name}.${value}`),
    ]),
  ];
}
