import { spawnSync } from 'node:child_process';
import { LANGUAGES, type Language } from '@glade/text';
import { expect, test } from 'vitest';
import { allMessages } from '../messages/catalogues.ts';
import { asPage, asText } from '../messages/page.ts';
import { missingSamples, renderAll } from '../messages/render.ts';

const messages = await allMessages();
const rendered = renderAll(messages);

test('who asks how to use it is told, and nothing is written', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/messages.ts', '--help'],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  for (const option of ['--out FILE', '--text', '--find WORDS']) expect(stdout).toContain(option);
  expect(stdout).not.toContain('messages are in');
  expect(status).toBe(0);
});

/** The renderings in which something is found, each with its key. */
const faults = (fault: RegExp): readonly string[] =>
  rendered.flatMap(({ group, key, renderings }) =>
    renderings.flatMap((one) =>
      LANGUAGES.filter((language) => fault.test(one[language])).map(
        (language) => `${group} ${key} (${language}): ${one[language]}`,
      ),
    ),
  );

test('the page of all messages shows those of every game and of every package that speaks', () => {
  const groups = new Set(messages.map(({ group }) => group));
  for (const group of [
    'games/wildfire',
    'games/war-kids',
    'packages/web',
    'packages/cli',
    'packages/lab',
    'packages/print',
    'packages/text',
  ])
    expect(groups).toContain(group);
  expect(asPage(rendered)).toContain('<td lang="it">');
  expect(asText(rendered)).toContain('games/wildfire game.title\n  en: Wildfire\n');
});

test('a real value is known for whatever a message takes', () => {
  expect(
    messages.flatMap((message) =>
      missingSamples(message).map((name) => `${message.group} ${message.key}: {${name}}`),
    ),
  ).toEqual([]);
});

test('no message shows a brace, an empty value, two spaces or a space before a comma with real values', () => {
  expect(faults(/[{}]|undefined|NaN|[^\s%] {2,}\S|\p{L} [,.:!](?:\s|$)/u)).toEqual([]);
});

/** The nouns that messages count, in the plural: those after `#` that no message uses for one. */
const pluralsOf = (language: Language): string => {
  const after = (form: 'one' | 'other') =>
    messages.flatMap(({ texts }) =>
      [...texts[language].matchAll(new RegExp(`${form} \\{([^{}]*)\\}`, 'gu'))].map(
        ([, told = '']) => told,
      ),
    );
  const singulars = new Set(after('one').flatMap((told) => told.split(/[^\p{L}’]/u)));
  const counted = after('other').flatMap((told) => /# ([\p{L}’]{3,})/u.exec(told)?.[1] ?? []);
  return [...new Set(counted)].filter((noun) => !singulars.has(noun)).join('|');
};

test.each(LANGUAGES)('one is followed by a singular: not “1 points” (%s)', (language) => {
  const nouns = pluralsOf(language);
  const single = new RegExp(`(?<![\\p{L}\\d.,:/])1 (?:${nouns})(?!\\p{L})`, 'u');
  // These are never one: seconds to choose from, all rolls of two dice, several scenarios in a file, the most of several players, ages.
  const known =
    /^\S+ (?:sheets\.guess\.read|cell\.can\.fight|step\.fight(?:\.you)?|problem\.scenario\.one|(?:begin|box)\.(?:players|ages)) /;
  expect(
    faults(single).filter((one) => one.includes(` (${language}): `) && !known.test(one)),
  ).toEqual([]);

  // What is written as it is, may it be one: “{own} points”. The lab writes “9.5 (2 – 17)”; the page names a game of some minutes.
  const bare = new RegExp(
    `\\{(?:own|points|wins|beaten|lost|minutes|examined)\\} (?:${nouns})(?!\\p{L})`,
    'u',
  );
  const written = messages.filter(
    ({ group, key, texts }) =>
      group !== 'packages/lab' && key !== 'shelf.new.why' && bare.test(texts[language]),
  );
  expect(written.map(({ group, key }) => `${group} ${key}`)).toEqual([]);
});

test('each choice of a message is shown', () => {
  const turns = rendered.find(({ key, group }) => group === 'games/war-kids' && key === 'who')!;
  expect(turns.renderings.map(({ it }) => it)).toEqual([
    'chi indovina',
    'l’adulto',
    'l’azzurro',
    'il rosa',
  ]);
});

test('no Italian preposition stands before an article: not “di il posto”, nor “a Gli Scalafoglie”', () => {
  const title = 'Gli Scalafoglie';
  expect(
    faults(new RegExp(`(?<!\\p{L})(?:di|a|da|in|su) (?:il posto|il giocatore|${title})`, 'u')),
  ).toEqual([]);
});
