import { CHANCE, LANGUAGES, OVER, Xoshiro, type Language } from '@glade/engine';
import { readPosition, refusalIn } from '@glade/engine/testing';
import { engineText, tellBriefly, translator } from '@glade/text';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { board } from '../src/board/index.tsx';
import { diceLabel, diceOf } from '../src/board/SharedDice.tsx';
import { starfallForest } from '../src/index.ts';
import { NO_ACTION } from '../src/rules/state.ts';
import { rulesWith, sensible } from './play.ts';

const GAME = rulesWith({ players: 2, forest: '3x3' });
const say = (language: Language) => translator(language, engineText, starfallForest.text);

/** Player 1 stands at 1,1, where these trees have fallen, and has one fairy and one snake on the dice. */
const viewOf = (down: string, fairy = 'hearts 3 stars 0', left = 'FN', rolled = 'CCCFN') =>
  GAME.view(
    readPosition(
      GAME,
      `move turn 1 seat 1 start 1 pool 5 rolled ${rolled} left ${left}: 1,1 ${fairy} ; 3,3 hearts 3 stars 0 ; added 4,1 4,2${down} ; snakes 4,1 4,2`,
    ),
    0,
  );
const AROUND = ' ; down 2,1 1,2 2,2';

const stepSaid = (view: ReturnType<typeof viewOf>, language: Language = 'en'): string => {
  const { key, args } = board.step(view, {});
  return say(language)(key, args);
};

/** The faces that are crossed out. */
const crossed = (view: ReturnType<typeof viewOf>): string =>
  diceOf(view)
    .flatMap(({ face, spent }) => (spent ? [face] : []))
    .join(' ');

test('a fairy that can go nowhere: its die is crossed out, and the step says why', () => {
  const view = viewOf(AROUND);
  expect(crossed(view)).toBe('fairy shooting shooting shooting');
  expect(diceLabel(view, say('en'))).toBe('0 of 5 big stars put aside. To use: 1 snake step.');
  expect(stepSaid(view)).toBe(
    'Player 1, your dice: 1 snake step. Snakes or fallen trees block your fairy’s way. Move a snake, or end your turn.',
  );
  expect(stepSaid(view, 'it')).toMatch(/Serpenti o alberi caduti fermano la tua fata\. Muovi/);
  const last = viewOf(AROUND, undefined, 'F');
  expect(stepSaid(last)).toBe(
    'Player 1, you can’t move anything now. Snakes or fallen trees block your fairy’s way. End your turn.',
  );
  expect(board.aloud!(view, say('en'), true)).toEqual([]);
});

test('where the fairy can go nowhere, a tree on the dice is a step of a snake', () => {
  const tree = viewOf(AROUND, undefined, 'T', 'CCCTN');
  expect(stepSaid(tree)).toMatch(/^Player 1, your dice: 1 snake step\. /);
  expect(diceLabel(tree, say('en'))).toContain('To use: 1 snake step.');
  expect(crossed(tree)).not.toContain('tree');
});

test('SF-R18: who is home lets a star fall near or far', () => {
  const here = { ...viewOf(''), step: 'star' as const };
  const home = { ...here, fairies: here.fairies.map((fairy) => ({ ...fairy, place: -2 })) };
  expect(stepSaid(here)).toContain(
    'Choose a tree without a fairy, at least two steps from your fairy.',
  );
  expect(stepSaid(home)).toContain('Choose a tree without a fairy.');
  expect(stepSaid(home, 'it')).toContain('Scegli un albero senza fate.');
});

test.each(LANGUAGES)('whatever the dice give, what to do fits into one breath: %s', (language) => {
  for (const left of ['FT', 'FFTT', 'FNT', 'FFNT', 'FNNTT', 'NT', 'TT', 'FN'])
    expect(
      stepSaid(viewOf('', undefined, left, left.padEnd(5, 'C')), language).split(' ').length,
    ).toBeLessThanOrEqual(20);
});

test('nothing of it where the fairy can go, or has fainted', () => {
  expect(crossed(viewOf(''))).toBe('shooting shooting shooting');
  expect(stepSaid(viewOf(''))).toBe(
    'Player 1, your dice: 1 fairy step and 1 snake step. Move, or end your turn.',
  );
  const fainted = viewOf('', 'hearts 0 stars 0 flat');
  expect(stepSaid(fainted)).toBe(
    'Player 1, your dice: 1 snake step. Move a snake, or end your turn.',
  );
  expect(crossed(fainted)).toContain('fairy');
});

test.each(LANGUAGES)('what was rolled is told in words also in short: %s', (language) => {
  const told = (fairy: number, snake: number, tree: number): string =>
    tellBriefly(
      say(language),
      GAME.notation,
      [{ code: 'rolledSteps', clauses: [], args: { seat: 1, fairy, snake, tree } }],
      'written',
    )!;
  const [fairy, snake] = ['fairy', 'snake'].map((face) => say(language)(`face.${face}`));
  const both = { en: '2 fairies, 1 snake.', it: '2 fate, 1 serpente.' };
  expect(told(2, 1, 0)).toContain(`: ${both[language]}`);
  expect(told(2, 0, 0)).not.toContain(snake);
  expect(told(0, 1, 0)).not.toContain(fairy);
  for (const some of [told(2, 1, 0), told(2, 0, 3), told(0, 1, 3), told(0, 0, 4)])
    expect(some).not.toMatch(/0|\//);
});

test('a fallen tree two steps away has the arrow of trees where no fairy stays, not a number', () => {
  const state = readPosition(
    GAME,
    'move turn 1 seat 1 start 1 pool 5 rolled CCFFF left FFF: 1,1 hearts 3 stars 0 ; 3,3 hearts 3 stars 0 ; added 4,1 4,2 ; down 3,1 ; snakes 4,1 4,2',
  );
  const view = GAME.view(state, 0);
  expect(view.reach[view.down[0]!]).toBe(2);
  const drawn = renderToString(
    <board.Board
      view={view}
      {...{ say: say('en'), options: {}, events: [], lit: [], seats: [], still: true }}
      legal={Array.from({ length: GAME.count(state) }, (_, k) => GAME.nth(state, k))}
      settings={{ motion: false, forecast: false, score: false }}
    />,
  );
  expect(drawn.match(/M-7-6L-1 0L-7 6/g)).toHaveLength(1);
  const numbers = drawn.match(
    /<g transform="translate\(29 -31\)[^>]*><circle[^>]*><\/circle><text[^>]*>\d/g,
  )?.length;
  expect(numbers).toBe(view.reach.filter((steps) => steps > 1).length - 1);
});

/** What a position says when this is refused in it. */
const refused = (position: string, text: string, language: Language = 'en'): string => {
  // One of two players who is home has won.
  const game = position.includes('home') ? rulesWith({ players: 3 }) : GAME;
  const { code, args } = refusalIn(game, position, text)!;
  return say(language)(`refusal.${code}`, args);
};
const POSITION = 'move turn 1 seat 1 start 1 pool 5 rolled';
const OTHERS = '3,3 hearts 3 stars 0 ; added 4,1 4,2';
const SNAKES = ' ; snakes 4,1 4,2';

test.each([
  [
    'is shut in',
    `${POSITION} CCCFN left F: 1,1 hearts 3 stars 0 ; ${OTHERS}${AROUND}${SNAKES}`,
    'snake 4,1 > 3,1',
    'You have no steps left. End your turn.',
    'Non ti restano passi. Finisci il turno.',
  ],
  [
    'is shut in, beside a snake',
    `${POSITION} CCCFN left FN: 1,1 hearts 3 stars 0 ; ${OTHERS}${AROUND}${SNAKES}`,
    'star 3,2',
    'You can’t do that now. Move a snake, or end your turn.',
    'Adesso non si può. Muovi un serpente, o finisci il turno.',
  ],
  [
    'has fainted',
    `${POSITION} CCCCN left N: 1,1 hearts 0 stars 0 flat ; ${OTHERS}${SNAKES}`,
    'star 3,2',
    'You can’t do that now. Move a snake, or end your turn.',
    'Adesso non si può. Muovi un serpente, o finisci il turno.',
  ],
  [
    'is home',
    'move turn 34 seat 1 rolled CCCFN left N: home 1 stars 5 ; 5,4 ; 3,2 ; snakes 5,1 5,1 5,1',
    'roll SSC',
    'You can’t do that now. Move a snake, or end your turn.',
    'Adesso non si può. Muovi un serpente, o finisci il turno.',
  ],
  [
    'can go',
    `${POSITION} CCCFC left F: 1,1 hearts 3 stars 0 ; ${OTHERS}${SNAKES}`,
    'snake 4,1 > 3,1',
    'You have no snake or tree left on the dice. Move your fairy, or end your turn.',
    'Sui dadi non ti restano né serpenti né alberi. Muovi la tua fata, o finisci il turno.',
  ],
  [
    'can go, as a snake can',
    `${POSITION} CCCFN left FN: 1,1 hearts 3 stars 0 ; ${OTHERS}${SNAKES}`,
    'star 3,2',
    'You can’t do that now. Move your fairy or a snake, or end your turn.',
    'Adesso non si può. Muovi la tua fata o un serpente, o finisci il turno.',
  ],
  [
    'must go on',
    `${POSITION} CCCFF left F: 1,1 hearts 3 stars 0 ; ${OTHERS} ; down 1,1${SNAKES}`,
    'star 3,2',
    'You can’t do that now. Your fairy can’t stay at a fallen tree. Go on.',
    'Adesso non si può. La tua fata non può restare accanto a un albero caduto. Prosegui.',
  ],
])('a refusal sends nobody to what can’t move: the fairy %s', (_, position, text, en, it) => {
  expect(refused(position, text)).toBe(en);
  expect(refused(position, text, 'it')).toBe(it);
});

test('a refusal counts steps of the fairy wherever it can reach a tree, and nowhere else', () => {
  const random = new Xoshiro(7);
  /** Of each turn's position whether the fairy can reach a tree, and whether the refusal counts steps of it. */
  const found: (readonly [flies: boolean, told: boolean])[] = [];
  for (let match = 0; match < 6; match++) {
    const choose = sensible(GAME, random);
    const s = GAME.create();
    for (let actor = GAME.actor(s); actor !== OVER; actor = GAME.actor(s)) {
      const { step, reach } = GAME.view(s, undefined);
      if (actor !== CHANCE && step === 'move') {
        const { fairy } = GAME.check(s, NO_ACTION, actor)!.args!;
        found.push([reach.some((steps) => steps > 0), Number(fairy) > 0]);
      }
      GAME.apply(s, choose(s));
    }
  }
  expect(found.filter(([flies, told]) => flies !== told)).toEqual([]);
  expect(found.some(([flies]) => flies)).toBe(true);
  expect(found.some(([flies]) => !flies)).toBe(true);
});

test('who ends a turn too early is asked about the bites that this costs', () => {
  const asked = (snakes: string, language: Language = 'en'): string => {
    const text = `move turn 1 seat 1 start 1 pool 5 rolled CCCFF left FF: 1,1 hearts 3 stars 0 ; 3,3 hearts 3 stars 0 ; added 4,1 4,2 ; snakes ${snakes}`;
    const view = GAME.view(readPosition(GAME, text), 0);
    const [{ ask, args } = {}] = board.buttons(view, [0, 1]);
    return say(language)(ask!, args);
  };
  expect(asked('1,1 4,2')).toBe('A snake will bite you! You still have 2 steps. End your turn?');
  expect(asked('1,1 1,1')).toMatch(/^Snakes will bite you 2 times! You still have/);
  expect(asked('1,1 4,2', 'it')).toMatch(/^Un serpente ti morderà! Hai ancora 2 passi\./);
  expect(asked('4,1 4,2')).toBe('You still have 2 steps. End your turn?');
});
