import { CHANCE, OVER } from '@glade/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Part } from '@glade/ui';
import type { Scene } from '../src/match/scenes/scene.ts';
import {
  announce,
  announceScene,
  announceStep,
  askAgain,
  beingSaid,
  isUnheard,
  leaveOff,
  timeToHear,
} from '../src/narration/announce.ts';
import { changeSetting } from '../src/settings/settings.ts';
import type { SpokenStep } from '../src/narration/current-step.ts';

const said: string[] = [];
/** What is said of somebody, and is never left out. */
const neverLeftOut: string[] = [];
/** What of each text the voice of the app says also to who goes on. */
const voiced: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  // The page in which a screen reader listens.
  vi.stubGlobal('document', {});
  said.length = neverLeftOut.length = voiced.length = 0;
  leaveOff();
});
afterEach(() => void vi.useRealTimers());

vi.mock('@glade/ui', () => ({
  APART: 1000,
  hush: () => undefined,
  hushPassing: () => undefined,
  speak: (_text: string, _language: string, _done: undefined, lasts: string) =>
    void voiced.push(lasts),
  pageAnnouncer: () => ({
    say: (parts: readonly Part[]) => {
      const text = parts.map((part) => part.text).join(' ');
      if (text !== '') said.push(text);
      neverLeftOut.push(...parts.flatMap((part) => (part.lasts === 'always' ? [part.text] : [])));
      return parts;
    },
    pass: () => false,
    forget: () => undefined,
    drop: () => said.push('(what waits is left out)'),
    whenWritten: (then: () => void) => void setTimeout(then, 3000),
  }),
}));

const say = Object.assign((key: string) => key, { has: () => false, language: 'en' });
const view = { actor: 1, entries: [], rules: { seats: 2 }, header: { options: {}, players: [] } };
const shows = (step: SpokenStep, message?: { readonly key: string }): void =>
  announceScene(
    say as never,
    {},
    { type: 'position', view, events: [], message } as unknown as Scene,
    () => step,
    0,
  );
const END = {
  ...view,
  actor: OVER,
  outcome: { code: 'won', winners: [0], measures: {} },
  rules: { seats: 1, kind: 'cooperative' },
};
const telling = Object.assign((key: string) => key, {
  has: (key: string) => /^event\.\w+$/.test(key),
  language: 'en',
  tag: 'en',
});
/** A person and a bot at a table, and an event that is shown. */
const SEATED = {
  ...view,
  rules: { seats: 2, notation: {} },
  header: { options: {}, players: ['person', 'bot steady'] },
};
const SEEN = { picture: true, movement: { none: 'count' }, sound: { none: 'count' } };
const NOBODY: SpokenStep = { text: '', of: 'nobody' };
const YOURS: SpokenStep = { text: 'Choose a square.', of: 'yours' };
const THINKS: SpokenStep = { text: 'Bip is thinking…', of: 'other' };

test('that a bot thinks is said when it takes long, and once', () => {
  announceStep(YOURS);
  shows(THINKS);
  vi.advanceTimersByTime(900);
  shows(YOURS);
  vi.advanceTimersByTime(5000);
  expect(said).toEqual([YOURS.text, YOURS.text]);
  shows(THINKS);
  vi.advanceTimersByTime(1100);
  shows({ text: 'Bip is rolling…', of: 'other' });
  vi.advanceTimersByTime(500);
  shows(THINKS);
  vi.advanceTimersByTime(5000);
  expect(said.slice(2)).toEqual([THINKS.text]);
});

test('a match opens with what to do in breaths of at most 20 words', () => {
  const [ten, twelve] = [10, 12].map(
    (n) => `${Array.from({ length: n }, () => 'word').join(' ')}.`,
  );
  announceStep({ text: `${ten} ${twelve}`, of: 'yours' });
  expect(said).toEqual([ten, twelve]);
});

test('nobody is told to do what happens by itself', () => {
  announceStep(YOURS);
  shows({ text: 'Draw a tile.', of: 'nobody' });
  vi.advanceTimersByTime(5000);
  expect(said).toEqual([YOURS.text]);
});

test('after what was set up at once the step is said, too', () => {
  announceStep(THINKS);
  shows(YOURS, { key: 'Three fires burn.' });
  vi.advanceTimersByTime(1000);
  expect(said).toEqual([`Three fires burn. ${YOURS.text}`]);
});

test('what is to be done after a message is not said before it', () => {
  announceStep(THINKS);
  // Not told yet when the rest is set up at once.
  shows(YOURS);
  shows(NOBODY, { key: 'Three fires burn.' });
  vi.advanceTimersByTime(1000);
  shows(YOURS);
  vi.advanceTimersByTime(1000);
  expect(said.filter(Boolean)).toEqual(['Three fires burn.', YOURS.text]);
});

test('at the end it is said what led to it, then who won; who goes by keys is led to the heading when that has been said', () => {
  const scene = { type: 'position', view: END, events: [], message: { key: 'The last fire.' } };
  const ends = (): void => {
    announceScene(say as never, {}, scene as never, () => ({ text: '', of: 'nobody' }), 0);
    timeToHear(scene as never);
  };
  ends();
  expect(beingSaid.value).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(['(what waits is left out)', 'The last fire. outcome.won']);
  said.length = 0;
  vi.stubGlobal('document', { activeElement: { matches: () => true } });
  ends();
  expect(beingSaid.value).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(['(what waits is left out)', 'The last fire. outcome.won']);
  expect(beingSaid.value).toBe(true);
  // All is written after three seconds; then four words are read.
  vi.advanceTimersByTime(2100);
  expect(beingSaid.value).toBe(true);
  vi.advanceTimersByTime(1700);
  expect(beingSaid.value).toBe(false);
});

test('at the end what happened last is said first, then who has won, and then why', () => {
  const over = {
    ...END,
    rules: { seats: 2, kind: 'competitive', notation: {} },
    header: SEATED.header,
    outcome: { code: 'reached', winners: [1], measures: {} },
  };
  for (const page of [{}, { activeElement: { matches: () => true } }]) {
    vi.stubGlobal('document', page);
    said.length = neverLeftOut.length = 0;
    const last = { code: 'rolled', clauses: [], args: {} };
    const scene = { type: 'position', view: over, events: [last] };
    const words = Object.assign(telling, { tag: 'en' });
    announceScene(
      words as never,
      { effects: { rolled: SEEN } } as never,
      scene as never,
      () => NOBODY,
      0,
    );
    vi.advanceTimersByTime(1000);
    // The words of the app are there only where another test has loaded them.
    expect(said.at(-1)).toMatch(
      /^Event\.rolled (?:end\.you\.lost|You lose this time: seat wins\.) outcome\.reached$/,
    );
    expect(neverLeftOut).toHaveLength(2);
  }
});

test('by what a match ended is said after who has won, but not where that has just been told', () => {
  const over = {
    ...END,
    rules: { seats: 2, kind: 'competitive', notation: {} },
    header: SEATED.header,
    outcome: { code: 'reached', winners: [1], measures: {} },
  };
  const sayEnd = (endTold: boolean): string => {
    said.length = 0;
    const events = ['caught', 'leaderLost'].map((code) => ({ code, clauses: [], args: {} }));
    const effects = {
      caught: SEEN,
      leaderLost: { ...SEEN, ends: true, ...(endTold && { endTold }) },
    };
    const scene = { type: 'position', view: over, events };
    announceScene(telling as never, { effects } as never, scene as never, () => NOBODY, 0);
    vi.advanceTimersByTime(1000);
    return said.join(' ');
  };
  expect(sayEnd(false)).toContain('outcome.reached');
  expect(sayEnd(true)).not.toContain('outcome.reached');
  expect(sayEnd(true)).toContain('Event.caught');
});

test('that a bot does nothing is said after its dice, and before it is said whose turn it is', () => {
  const event = (code: string, seat: number) => ({ code, clauses: [], args: { seat } });
  const [begun, rolled, next] = [event('turn', 1), event('rolled', 1), event('turn', 0)];
  const entries = [
    { actor: 0, events: [begun] },
    { actor: CHANCE, events: [rolled] },
    { actor: 1, events: [next] },
  ];
  const board = { effects: { rolled: { ...SEEN, movement: 'count' }, turn: SEEN } };
  const scene = { type: 'position', view: { ...SEATED, entries }, events: [rolled, next] };
  announceScene(telling as never, board as never, scene as never, () => NOBODY, 0);
  vi.advanceTimersByTime(1000);
  expect(said.join(' ')).toBe('Event.rolled play.idle Event.turn');
});

test('at the end the focus waits for what was told, but not for its heading, which it reads itself', () => {
  vi.stubGlobal('document', { activeElement: { matches: () => true } });
  const scene = {
    type: 'position',
    view: END,
    events: [],
    message: { key: 'Five words are said here.' },
  };
  announceScene(say as never, {}, scene as never, () => NOBODY, 0);
  timeToHear(scene as never);
  vi.advanceTimersByTime(100);
  expect(said.at(-1)).toMatch(/^Five words are said here\. \S+$/);
  // The last of it was written a second before all had been, which takes three seconds here.
  vi.advanceTimersByTime(2900 + 5 * 420 - 1000 - 200);
  expect(beingSaid.value).toBe(true);
  vi.advanceTimersByTime(300);
  expect(beingSaid.value).toBe(false);
});

test('who is out and watches is told how things stand after much that others did, and else all of it', () => {
  const board = {
    effects: { burns: SEEN },
    watched: (_: unknown, events: readonly unknown[]) =>
      events.length > 2 ? 'Round 9: two fires.' : undefined,
  };
  const watch = (watches: boolean, count: number): string => {
    said.length = 0;
    const events = Array.from({ length: count }, () => ({ code: 'burns', clauses: [], args: {} }));
    const scene = { type: 'position', view: SEATED, events };
    const step = (): SpokenStep => ({ ...NOBODY, watches });
    announceScene(telling as never, board as never, scene as never, step, 0);
    vi.advanceTimersByTime(1000);
    return said.join(' ');
  };
  expect(watch(true, 3)).toBe('Round 9: two fires.');
  // The same is not said twice in a row.
  expect(watch(true, 3)).toBe('');
  expect(watch(true, 2)).toContain('Event.burns');
  expect(watch(false, 3)).toContain('Event.burns');
});

test('an end that is left frees nothing of the match after it', () => {
  vi.stubGlobal('document', { activeElement: { matches: () => true } });
  const scene = { type: 'position', view: END, events: [], message: { key: 'The last fire.' } };
  const ends = (): void => {
    announceScene(say as never, {}, scene as never, () => ({ text: '', of: 'nobody' }), 0);
    timeToHear(scene as never);
    vi.advanceTimersByTime(100);
  };
  ends();
  leaveOff();
  expect(beingSaid.value).toBe(false);
  vi.advanceTimersByTime(2000);
  ends();
  vi.advanceTimersByTime(2500);
  expect(beingSaid.value).toBe(true);
  vi.advanceTimersByTime(3000);
  expect(beingSaid.value).toBe(false);
});

test('what is to be done is not cut in two', () => {
  announceStep(THINKS);
  const two = { text: 'Roll the dice. They say where sparks fly.', of: 'yours' } as const;
  shows(two, { key: Array.from({ length: 16 }, () => 'word').join(' ') });
  vi.advanceTimersByTime(1000);
  expect(said.at(-1)).toBe(two.text);
});

test('who wants time to listen gets it: what comes next waits, and so does the focus', () => {
  const others = { type: 'position', view, events: [], others: true } as unknown as Scene;
  const show = (): number => {
    announceScene(
      say as never,
      {},
      { ...others, message: { key: 'Five words are said here.' } } as never,
      () => YOURS,
      0,
    );
    return timeToHear(others);
  };
  expect(show()).toBe(0);
  expect(beingSaid.value).toBe(false);
  vi.advanceTimersByTime(1000);
  changeSetting('listening', true);
  const time = show();
  changeSetting('listening', false);
  expect(time).toBe(5 * 420);
  expect(beingSaid.value).toBe(true);
  vi.advanceTimersByTime(time);
  expect(beingSaid.value).toBe(false);
});

test('who wants to hear all hears their own deed, and at the heading the first step, before the focus goes on', () => {
  const own = { type: 'position', view, events: [], message: { key: 'Four words are said.' } };
  vi.stubGlobal('document', { activeElement: { closest: () => ({}), matches: () => false } });
  changeSetting('listening', true);
  announceScene(say as never, {}, own as never, () => YOURS, 0);
  expect(timeToHear(own as never)).toBe(4 * 420);
  expect(beingSaid.value).toBe(true);
  vi.advanceTimersByTime(4 * 420);
  expect(beingSaid.value).toBe(false);
  leaveOff();
  announceStep(YOURS);
  expect(beingSaid.value).toBe(false);
  vi.stubGlobal('document', { activeElement: { closest: () => null, matches: () => false } });
  announceStep(YOURS);
  expect(beingSaid.value).toBe(true);
  changeSetting('listening', false);
  vi.advanceTimersByTime(420 * YOURS.text.split(' ').length);
  expect(beingSaid.value).toBe(false);
});

test('what comes of a button for which a game waits is told once it is pressed', () => {
  const kept = { code: 'kept', clauses: [], args: {} };
  const met = { code: 'met', clauses: [], args: {} };
  const board = { effects: { kept: { ...SEEN, pressed: true }, met: SEEN } };
  const shown = (events: readonly unknown[], step: SpokenStep): void => {
    const scene = { type: 'position', view: SEATED, events };
    announceScene(telling as never, board as never, scene as never, () => step, 0);
    vi.advanceTimersByTime(1000);
  };
  shown([kept], { text: 'Keep it.', of: 'yours', waits: true });
  expect(said).toEqual(['Keep it.']);
  shown([met], { text: '', of: 'nobody' });
  expect(said.slice(1)).toEqual(['Event.kept Event.met']);
  shown([met], { text: '', of: 'nobody' });
  expect(said.slice(2)).toEqual(['Event.met']);
});

test('where people begin is told with the sentence that tells of a whole set-up, and where bots do is not', () => {
  const starts = (seat: number) => ({ code: `starts`, clauses: [], args: { seat } });
  const grows = { code: 'grows', clauses: [], args: {} };
  const scene = {
    type: 'position',
    view: SEATED,
    events: [grows, starts(1), starts(0), grows],
    message: { key: 'All is ready.' },
  };
  const board = { effects: { starts: { ...SEEN, begins: true }, grows: SEEN } };
  announceScene(telling as never, board as never, scene as never, () => YOURS, 0);
  vi.advanceTimersByTime(1000);
  expect(said).toEqual([`All is ready. Event.starts ${YOURS.text}`]);
});

test('who listens is told of what is not shown where the game wants it', () => {
  const turn = { code: 'turn', clauses: [], args: { seat: 1 } };
  const shown = (heard: boolean): void => {
    const board = { effects: { turn: { ...SEEN, picture: { none: 'count' }, heard } } };
    const scene = { type: 'position', view: SEATED, events: [turn] };
    announceScene(telling as never, board as never, scene as never, () => NOBODY, 0);
    vi.advanceTimersByTime(1000);
  };
  shown(false);
  expect(said).toEqual([]);
  shown(true);
  expect(said).toEqual(['Event.turn']);
});

test('where a person begins is told in however many words the rest has', () => {
  const starts = { code: 'starts', clauses: [], args: { seat: 0 } };
  const dealt = { code: 'dealt', clauses: [], args: {} };
  const long = Array.from({ length: 20 }, () => 'word').join(' ');
  const words = Object.assign(
    (key: string) => (key === 'event.dealt' ? long : telling(key)),
    telling,
  );
  const board = {
    effects: { starts: { ...SEEN, begins: true }, dealt: { ...SEEN, movement: 'flip' } },
  };
  const scene = { type: 'position', view: SEATED, events: [starts, dealt] };
  announceScene(words as never, board as never, scene as never, () => NOBODY, 0);
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(['Event.starts', long.replace('word', 'Word')]);
});

test('turning points and how it ended are never left out', () => {
  const events = ['out', 'rolled'].map((code) => ({ code, clauses: [], args: {} }));
  const board = { effects: { out: SEEN, rolled: SEEN }, moments: { out: 3, rolled: 1 } };
  const shown = (seen: unknown): void => {
    const scene = { type: 'position', view: seen, events };
    announceScene(telling as never, board as never, scene as never, () => YOURS, 0);
    vi.advanceTimersByTime(1000);
  };
  shown(SEATED);
  expect(said).toEqual([`Event.out Event.rolled ${YOURS.text}`]);
  expect(neverLeftOut).toEqual(['Event.out']);
  changeSetting('speech', true);
  shown(SEATED);
  changeSetting('speech', false);
  expect(voiced).toEqual(['Event.out']);
  neverLeftOut.length = 1;
  shown({ ...END, header: SEATED.header, rules: { ...END.rules, notation: {} } });
  expect(neverLeftOut.slice(1)).toEqual(['Event.out', 'outcome.won']);
});

/** What a bot does, and what people here are to do after it. */
const acts = (code: string, step: SpokenStep): void => {
  const scene = {
    type: 'position',
    view: SEATED,
    events: [{ code, clauses: [], args: {} }],
    others: true,
  };
  const board = { effects: { first: SEEN, second: SEEN, third: SEEN } };
  announceScene(telling as never, board as never, scene as never, () => step, 0);
};
const goesOn: SpokenStep = { text: 'It goes on.', of: 'nobody' };

test('what others do while somebody is still told of the first of them is told together', () => {
  announceStep(YOURS);
  acts('first', goesOn);
  vi.advanceTimersByTime(100);
  expect(said.slice(1)).toEqual(['Event.first']);
  // One word is being read.
  acts('second', goesOn);
  vi.advanceTimersByTime(100);
  acts('third', goesOn);
  vi.advanceTimersByTime(100);
  expect(said.slice(2)).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(said.slice(2)).toEqual(['Event.second Event.third']);
});

test('what dice bring between others, or in one’s own turn after them, is told with it', () => {
  announceStep(THINKS);
  acts('first', goesOn);
  vi.advanceTimersByTime(100);
  acts('second', goesOn);
  const dice = { type: 'dice', dice: { faces: [3] } };
  announceScene(say as never, {}, dice as never, () => goesOn, 0);
  vi.advanceTimersByTime(100);
  expect(said).toEqual(['Event.first']);
  acts('third', YOURS);
  vi.advanceTimersByTime(100);
  expect(said.slice(1)).toEqual([`Event.second Event.third ${YOURS.text}`]);
});

test('that others end the match is told at once', () => {
  announceStep(THINKS);
  acts('first', goesOn);
  vi.advanceTimersByTime(100);
  expect(said.at(-1)).toBe('Event.first');
  const scene = { type: 'position', view: END, events: [], others: true };
  announceScene(say as never, {}, scene as never, () => goesOn, 0);
  vi.advanceTimersByTime(100);
  expect(said.at(-1)).toBe('outcome.won');
});

test('after somebody has acted, others are told at once: what was being read is cut short', () => {
  announceStep({ ...YOURS, text: Array.from({ length: 20 }, () => 'word').join(' ') });
  acts('first', goesOn);
  vi.advanceTimersByTime(100);
  expect(said.slice(1)).toEqual(['Event.first']);
});

test('it is known until when nobody has heard what others did', () => {
  announceStep(YOURS);
  vi.advanceTimersByTime(5000);
  shows(YOURS);
  expect(isUnheard()).toBe(false);
  acts('first', YOURS);
  expect(isUnheard()).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(isUnheard()).toBe(true);
  // All is written after three seconds.
  vi.advanceTimersByTime(2500);
  expect(isUnheard()).toBe(false);
  // What waits to be told has not been heard, whatever has been written meanwhile.
  acts('first', goesOn);
  vi.advanceTimersByTime(100);
  expect(said.at(-1)).toBe('Event.first');
  vi.advanceTimersByTime(2890);
  acts('second', goesOn);
  vi.advanceTimersToNextTimer();
  expect(isUnheard()).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(isUnheard()).toBe(false);
  // A square that is to be found is said, too.
  acts('first', goesOn);
  announceScene(say as never, {}, { type: 'quest', quest: {} } as never, () => YOURS, 0);
  vi.advanceTimersByTime(5000);
  expect(isUnheard()).toBe(false);
  // Who rolls the dice goes on, whatever has been heard.
  acts('first', YOURS);
  vi.advanceTimersByTime(100);
  expect(isUnheard()).toBe(true);
  shows(YOURS);
  expect(isUnheard()).toBe(false);
  acts('first', YOURS);
  leaveOff();
  expect(isUnheard()).toBe(false);
});

test('who wants to hear all is asked nothing new before they have heard it, and the same again at once', () => {
  changeSetting('listening', true);
  const asked = (kind: string, text: string): SpokenStep => ({ text, of: 'yours', kind });
  announceStep(asked('roll', 'Roll the dice.'));
  vi.advanceTimersByTime(5000);
  shows(asked('move', 'You have 3 points.'));
  expect(isUnheard()).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(isUnheard()).toBe(false);
  shows(asked('move', 'You have 2 points.'));
  expect(isUnheard()).toBe(false);
  // Who asks has heard it half a second later.
  shows(asked('stay', 'Stay or go.'));
  vi.advanceTimersByTime(100);
  announce('Stay or go.', 'assertive');
  expect(isUnheard()).toBe(true);
  vi.advanceTimersByTime(600);
  expect(isUnheard()).toBe(false);
  changeSetting('listening', false);
  shows(asked('roll', 'Roll the dice.'));
  expect(isUnheard()).toBe(false);
});

test('a question whether somebody means it takes time to be heard', () => {
  announceStep(YOURS);
  askAgain();
  expect(isUnheard()).toBe(true);
  vi.advanceTimersByTime(1600);
  expect(isUnheard()).toBe(false);
  askAgain();
  leaveOff();
  expect(isUnheard()).toBe(false);
});
