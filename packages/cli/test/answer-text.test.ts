import { answerHtml, labText, type WrittenAnswer } from '@glade/lab';
import { expect, test } from 'vitest';
import { answerText } from '../src/experiments/answer-text.ts';
import { cliTranslator } from '../src/text/translator.ts';
import { gameById } from './experiments.ts';

/** The answer of `glade rulings` with one line, whose numbers are as wide as they get. */
const answerOf = (p: string, turns: string, alike: string): WrittenAnswer => ({
  title: 'Quali domande aperte contano: Forest Fire',
  lead: '',
  command: '',
  parts: [
    {
      heading: 'Che cosa cambia',
      notes: [],
      table: {
        heads: [
          '',
          'Differenza',
          'Intervallo al 95 %',
          'p',
          'Turni, diff.',
          'Mosse uguali',
          'Coppie',
        ],
        rows: [['Ultimo giro: 20', '−63,3', '−78,5 – −40,3', p, turns, alike, '30']],
      },
    },
  ],
});

const tableOf = (answer: WrittenAnswer): readonly string[] =>
  answerText(answer, cliTranslator('it', gameById('forest-fire'), labText)).split('\n');

test('a table that is too wide for the terminal leaves out ranges, and says where they are', () => {
  const lines = tableOf(
    answerOf('< 0,0001 *', '−11,13 (−17,07 – −5,20) *', '36,7 % (21,9 % – 54,5 %)'),
  );
  expect(lines.filter(({ length }) => length > 80)).toEqual([]);
  const numbers = lines.find((line) => line.includes('−63,3'))!;
  expect(numbers).toMatch(/−11,13.* \* +36,7 % +30$/);
  expect(lines.join(' ')).toContain('La pagina (--html) ha anche gli intervalli');
});

test('a table that fits keeps all it has', () => {
  const lines = tableOf(answerOf('1', '+0,2', '0,0 % (0 – 1)'));
  expect(lines.join('\n')).toContain('0,0 % (0 – 1)');
  expect(lines.join(' ')).not.toContain('La pagina (--html) ha anche gli intervalli');
});

test('what the names of a table are stands above it where they have lines of their own', () => {
  const { parts, ...rest } = answerOf('1', '+0,2', '0,0 % (0 – 1)');
  const [part] = parts;
  const [, ...numbers] = part!.table!.heads;
  const names = 'Chi sgombera gli incontri; quanto è difficile';
  const about = { ...part!, table: { ...part!.table!, heads: [names, ...numbers] } };
  const lines = tableOf({ ...rest, parts: [about] });
  const at = lines.indexOf(names);
  expect(lines[at + 1]).toMatch(/^ +Differenza/);
  expect(lines[at + 2]).toBe('Ultimo giro: 20');
  expect(lines.filter(({ length }) => length > 80)).toEqual([]);
});

test('how an answer was judged stands after everything else, under a heading of its own', () => {
  const answer = {
    title: 'Title',
    lead: 'Lead.',
    command: 'glade',
    parts: [{ heading: 'Part', notes: ['Note.'], method: ['A star: proven.'] }],
    judged: ['By a test.'],
  };
  const say = cliTranslator('en', gameById('wildfire'), labText);
  const text = answerText(answer, say);
  expect(text.indexOf('How this was judged\nBy a test.')).toBeGreaterThan(text.indexOf('A star'));
  expect(answerHtml(answer, say)).toMatch(
    /A star: proven\.<\/p>\n<details><summary>How this was judged<\/summary><p>By a test\.<\/p><\/details>/,
  );
  expect(answerText({ ...answer, judged: [] }, say)).not.toContain('How this was judged');
});
