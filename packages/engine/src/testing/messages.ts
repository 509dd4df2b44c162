import { LANGUAGES } from '../language.ts';
import { type WholeGame } from '../game.ts';
import type { Findings } from './findings.ts';
import type { Seen } from './scene.ts';
import type { DeclaredEvents } from './event-checks.ts';

/** Everything that was seen or declared has a text in every language, and no language says more than the others. */
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
      // An event with an empty text is one that is not told.
      return text === undefined || (text.trim() === '' && !key.startsWith('event.'));
    });
    if (missing.length > 0) findings.add('message', () => `no text for ${missing.join(', ')}`);
  }
}

/** Numbers and switches need no label for each value. */
function optionKeys(game: WholeGame): readonly string[] {
  const { options, presets } = game.options;
  return [
    ...Object.keys(presets).map((preset) => `preset.${preset}`),
    ...Object.entries(options).flatMap(([name, { values }]) => [
      `option.${name}`,
      ...values.filter((v) => typeof v === 'string').map((value) => `option.${name}.${value}`),
    ]),
  ];
}
