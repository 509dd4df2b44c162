import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clausesOf,
  compareRulebooks,
  parseRulebook,
  plainText,
  rulesOf,
  summaryOf,
  type OptionValues,
  type Rulebook,
} from '../src/index.ts';
import { sample } from '../src/testing/index.ts';

const read = (language: string): string =>
  readFileSync(new URL(`dash/rulebook.${language}.md`, import.meta.url), 'utf8');

function parsed(text: string): Rulebook {
  const book = parseRulebook(text);
  if (!book.ok) throw new Error(JSON.stringify(book.problem));
  return book.value;
}

const SMALL = `# Snap

For two.

> **Your turn** Say it after SN-02. (picture: SN-T01 after)

## Play {#play}

Take *turns*.

- **SN-01** {talk} Sit down.
- **SN-02** Say _snap_ after SN-01, and
  not before (see SN-R10). (option: speed, noise)

## End {#end}
- **SN-R10** Stop.
`;

describe('a rulebook', () => {
  test('is read into sections, clauses and spans', () => {
    const text = (content: string) => ({ kind: 'text', text: content });
    expect(parsed(SMALL)).toEqual({
      title: 'Snap',
      intro: [[text('For two.')]],
      summary: [
        {
          title: 'Your turn',
          spans: [text('Say it after '), { kind: 'reference', clause: 'SN-02' }, text('.')],
          only: [],
          picture: { example: 'SN-T01', moment: 'after' },
        },
      ],
      sections: [
        {
          id: 'play',
          heading: 'Play',
          only: [],
          intro: [[text('Take '), { kind: 'emphasis', text: 'turns' }, text('.')]],
          clauses: [
            { id: 'SN-01', talk: true, options: [], only: [], spans: [text('Sit down.')] },
            {
              id: 'SN-02',
              talk: false,
              options: ['speed', 'noise'],
              only: [],
              spans: [
                text('Say '),
                { kind: 'emphasis', text: 'snap' },
                text(' after '),
                { kind: 'reference', clause: 'SN-01' },
                text(', and not before (see '),
                { kind: 'reference', clause: 'SN-R10' },
                text(').'),
              ],
            },
          ],
        },
        {
          id: 'end',
          heading: 'End',
          only: [],
          intro: [],
          clauses: [{ id: 'SN-R10', talk: false, options: [], only: [], spans: [text('Stop.')] }],
        },
      ],
    });
  });

  test('gives its clauses as plain text', () => {
    const [, second] = clausesOf(parsed(SMALL));
    expect(plainText(second!.spans)).toBe('Say snap after SN-01, and not before (see SN-R10).');
  });

  test('says under which options a clause and a section are rules', () => {
    const book = parsed(
      SMALL.replace(
        'Stop.',
        'Stop. (option: noise) (only: noise on or speed 2/3, noise off)',
      ).replace('{#play}', '{#play} (only: mode loud)'),
    );
    expect(book.sections[1]!.clauses[0]).toMatchObject({
      options: ['noise'],
      only: [{ noise: ['on'] }, { speed: ['2', '3'], noise: ['off'] }],
      spans: [{ kind: 'text', text: 'Stop.' }],
    });
    const ids = (values: OptionValues) =>
      rulesOf(book, values).flatMap(({ clauses }) => clauses.map(({ id }) => id));
    expect(ids({ mode: 'loud', noise: true, speed: 1 })).toEqual(['SN-01', 'SN-02', 'SN-R10']);
    expect(ids({ mode: 'quiet', noise: false, speed: 3 })).toEqual(['SN-R10']);
    expect(ids({ mode: 'quiet', noise: false, speed: 1 })).toEqual([]);
  });

  test('tells its first layer as it is under some options', () => {
    const card = '> **Your turn** Say it after SN-02. (picture: SN-T01 after)';
    const loud = `${card} (only: mode loud)`;
    const quiet =
      '> **Your turn** Think it. (picture: SN-T02 before) (only: mode quiet, speed 2/3)';
    const book = parsed(SMALL.replace(card, `${loud}\n\n${quiet}`));
    const told = (values: OptionValues) =>
      summaryOf(book, values).map(({ spans }) => plainText(spans));
    expect(told({ mode: 'loud', speed: 2 })).toEqual(['Say it after SN-02.']);
    expect(told({ mode: 'quiet', speed: 2 })).toEqual(['Think it.']);
    expect(told({ mode: 'quiet', speed: 1 })).toEqual([]);
  });

  test.each([
    ['nothing', '', 'title', 1],
    ['no title', '\n\nHello', 'title', 3],
    ['a heading without an id', SMALL.replace(' {#play}', ''), 'heading', 7],
    ['a deeper heading', SMALL.replace('Take', '### Take'), 'heading', 9],
    ['a section twice', SMALL.replace('{#end}', '{#play}'), 'twice', 15],
    ['a clause twice', SMALL.replace('**SN-R10** Stop', '**SN-01** Stop'), 'twice', 16],
    ['a list item without an id', SMALL.replace('**SN-01** {talk}', ''), 'clause', 11],
    ['a clause without text', SMALL.replace('{talk} Sit down.', ''), 'clause', 11],
    ['a condition without a value', SMALL.replace('Stop.', 'Stop. (only: speed)'), 'clause', 16],
    ['a section with no condition', SMALL.replace('{#end}', '{#end} (only: )'), 'only', 15],
    ['options without a name', SMALL.replace('speed, noise', 'speed, '), 'clause', 12],
    ['a card without a picture', SMALL.replace(' (picture: SN-T01 after)', ''), 'card', 5],
    ['a card without a title', SMALL.replace('**Your turn** ', ''), 'card', 5],
    ['a card with no condition', SMALL.replace('T01 after)', 'T01 after) (only: )'), 'only', 5],
    ['a card below a heading', `${SMALL}\n> **A** B. (picture: SN-T01 after)`, 'card', 18],
    ['a clause outside a section', `# A\n- **SN-01** Text.`, 'clause', 2],
    ['text after the clauses', SMALL.replace('\n## End', '\nBy the way.\n\n## End'), 'stray', 15],
    ['an unknown reference', SMALL.replace('see SN-R10', 'see SN-R11'), 'reference', 12],
    ['emphasis without an end', SMALL.replace('*turns*', '*turns'), 'emphasis', 9],
    ['bold text', SMALL.replace('*turns*', '**turns**'), 'emphasis', 9],
  ])('is refused with %s, and the line is named', (_, text, what, line) => {
    const book = parseRulebook(text);
    expect(book).toMatchObject({
      ok: false,
      problem: { code: `rulebook.${what}`, args: { line } },
    });
  });

  test('without clauses is refused', () => {
    expect(parseRulebook('# A\n\n## B {#b}\n\nText.')).toEqual({
      ok: false,
      problem: { code: 'rulebook.empty' },
    });
  });

  test('may be anything without a throw', () => {
    const token = fc.constantFrom(
      '# ',
      '## ',
      '- ',
      '**',
      'SN-01',
      '{talk}',
      '(option: a)',
      '(only: a b)',
      '*',
      '_',
      '\n',
      '{#a}',
      ' ',
    );
    const text = fc
      .array(fc.oneof(token, fc.string()), { maxLength: 60 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          text.map((end) => SMALL + end),
        ),
        (source) => {
          const book = parseRulebook(source);
          expect(book.ok ? 'rulebook.' : book.problem.code).toMatch(/^rulebook\./);
        },
      ),
      { numRuns: sample('engine: damaged rulebooks', 2000, 100_000) },
    );
  });

  test('of a very long line is read in a moment', () => {
    const began = process.hrtime.bigint();
    for (const unit of [
      '*',
      '_a',
      'SN-0',
      '(option: ',
      '(only: ',
      ' {#',
      '- **',
      '> **A** (picture: ',
    ]) {
      parseRulebook(`${SMALL}\n- **SN-99** ${unit.repeat(20_000)}`);
    }
    expect(Number(process.hrtime.bigint() - began) / 1e9).toBeLessThan(2);
  });
});

describe('two rulebooks', () => {
  const differences = (change: (text: string) => string) =>
    compareRulebooks(parsed(SMALL), parsed(change(SMALL))).map(({ code, args }) => ({
      code,
      args,
    }));

  test('agree in the languages of a game', () => {
    expect(compareRulebooks(parsed(read('en')), parsed(read('it')))).toEqual([]);
  });

  test.each([
    [
      'a clause is missing',
      (s: string) => s.replace('- **SN-01** {talk} Sit down.\n', '').replace('after SN-01', ''),
      [{ code: 'rulebook.differs.missing', args: { clause: 'SN-01', from: 'b' } }],
    ],
    [
      'a clause is too many',
      (s: string) => `${s}- **SN-04** More.\n`,
      [{ code: 'rulebook.differs.missing', args: { clause: 'SN-04', from: 'a' } }],
    ],
    [
      'a clause is not talk',
      (s: string) => s.replace(' {talk}', ''),
      [{ code: 'rulebook.differs.talk', args: { clause: 'SN-01' } }],
    ],
    [
      'options differ',
      (s: string) => s.replace(', noise', ''),
      [
        {
          code: 'rulebook.differs.options',
          args: { clause: 'SN-02', a: 'speed, noise', b: 'speed' },
        },
      ],
    ],
    [
      'a rule is switched on by another value',
      (s: string) => s.replace('Stop.', 'Stop. (only: speed 2)'),
      [
        {
          code: 'rulebook.differs.only',
          args: { clause: 'SN-R10', a: '[[],[]]', b: '[[],[{"speed":["2"]}]]' },
        },
      ],
    ],
    [
      'the order differs',
      (s: string) =>
        s
          .replace('SN-01', 'SN-X')
          .replace('**SN-02**', '**SN-01**')
          .replace('SN-X', 'SN-02')
          .replace('(option: speed, noise)', '')
          .replace('{talk} Sit', '(x) Sit'),
      [
        { code: 'rulebook.differs.order', args: { clause: 'SN-01', instead: 'SN-02' } },
        { code: 'rulebook.differs.talk', args: { clause: 'SN-01' } },
        { code: 'rulebook.differs.order', args: { clause: 'SN-02', instead: 'SN-01' } },
        { code: 'rulebook.differs.options', args: { clause: 'SN-02', a: 'speed, noise', b: '' } },
      ],
    ],
    [
      'a clause stands in another section',
      (s: string) => s.replace('\n## End {#end}\n', '').concat('\n## End {#end}\n'),
      [{ code: 'rulebook.differs.section', args: { clause: 'SN-R10', a: 'end', b: 'play' } }],
    ],
    [
      'a card shows another picture',
      (s: string) => s.replace('SN-T01 after', 'SN-T01 before'),
      [{ code: 'rulebook.differs.summary', args: { a: 'SN-T01 after', b: 'SN-T01 before' } }],
    ],
    [
      'a section has another name',
      (s: string) => s.replace('{#end}', '{#fin}'),
      [
        { code: 'rulebook.differs.sections', args: { a: 'play, end', b: 'play, fin' } },
        { code: 'rulebook.differs.section', args: { clause: 'SN-R10', a: 'end', b: 'fin' } },
      ],
    ],
  ])('differ when %s', (_, change, expected) => {
    expect(differences(change)).toEqual(expected);
  });
});
