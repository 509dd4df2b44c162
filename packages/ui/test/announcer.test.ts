import { expect, test } from 'vitest';
import { Announcer } from '../src/speech/announcer.ts';

function setting() {
  const regions = {
    polite: { textContent: '' as string | null },
    assertive: { textContent: '' as string | null },
  };
  const later: (() => void)[] = [];
  const announcer = new Announcer(regions, (then) => later.push(then));
  return { regions, announcer, wait: () => later.shift()?.() };
}

test('messages are said one after the other', () => {
  const { regions, announcer, wait } = setting();
  announcer.say([{ text: 'one' }]);
  announcer.say([{ text: 'two' }]);
  expect(regions.polite.textContent).toBe('one');
  wait();
  expect(regions.polite.textContent).toBe('two');
  wait();
  announcer.say([{ text: 'three' }]);
  expect(regions.polite.textContent).toBe('three');
});

test('an assertive message drops what waits', () => {
  const { regions, announcer, wait } = setting();
  announcer.say([{ text: 'one' }]);
  announcer.say([{ text: 'two' }]);
  announcer.say([{ text: 'no' }], 'assertive');
  wait();
  expect(regions.assertive.textContent).toBe('no');
  wait();
  expect(regions.polite.textContent).toBe('one');
});

test('what was cut short is not said again beside an answer that says it, too', () => {
  const { regions, announcer, wait } = setting();
  const always = (text: string) => ({ text, lasts: 'always' as const });
  announcer.say([always('Squish! Bip is out.'), always('You win!')]);
  announcer.say([always('The last one wins!')]);
  announcer.say([{ text: 'You win! The last one wins!' }], 'assertive');
  expect(regions.assertive.textContent).toBe('Squish! Bip is out. You win! The last one wins!');
  wait();
  wait();
  expect(regions.polite.textContent).toBe('Squish! Bip is out. You win!');
});

test('what was urgent is gone when things go on', () => {
  const { regions, announcer, wait } = setting();
  announcer.say([{ text: 'a hint' }], 'assertive');
  wait();
  announcer.say([{ text: 'the end' }]);
  expect([regions.assertive.textContent, regions.polite.textContent]).toEqual(['', 'the end']);
});

test('the same message twice is a change, and so is said twice', () => {
  const { regions, announcer, wait } = setting();
  announcer.say([{ text: 'again' }]);
  wait();
  announcer.say([{ text: 'again' }]);
  expect(regions.polite.textContent).toBe('again\u00A0');
});

test('nothing is not said', () => {
  const { regions, announcer } = setting();
  announcer.say([{ text: '  ' }]);
  expect(regions.polite.textContent).toBe('');
});

test('what somebody asks for is said at once, and what comes after it waits for it', () => {
  const { regions, announcer, wait } = setting();
  announcer.say([{ text: 'one' }]);
  announcer.say([{ text: 'no' }], 'assertive');
  expect(regions.assertive.textContent).toBe('no');
  announcer.say([{ text: 'two' }]);
  // The time of the message before it is over.
  wait();
  expect(regions.polite.textContent).toBe('one');
  wait();
  expect(regions.polite.textContent).toBe('two');
});

test('what waits can be left out', () => {
  const { regions, announcer, wait } = setting();
  announcer.say([{ text: 'one' }]);
  announcer.say([{ text: 'two' }]);
  announcer.drop();
  announcer.say([{ text: 'three' }]);
  wait();
  expect(regions.polite.textContent).toBe('three');
});

test('what waits until all is said comes after the last message, or at once where nothing is said', () => {
  const { regions, announcer, wait } = setting();
  const done: string[] = [];
  announcer.whenWritten(() => done.push('quiet'));
  expect(done).toEqual(['quiet']);
  announcer.say([{ text: 'one' }]);
  announcer.say([{ text: 'two' }]);
  announcer.whenWritten(() => done.push(regions.polite.textContent!));
  wait();
  expect(done).toEqual(['quiet']);
  wait();
  expect(done).toEqual(['quiet', 'two']);
});

test('what has happened to somebody is said with what cuts it short, and is not left out', () => {
  const { regions, announcer, wait } = setting();
  announcer.say([{ text: 'Anna rolls.' }]);
  announcer.say([{ text: 'Splat! Anna is out.', lasts: 'always' }, { text: 'Roll.' }]);
  announcer.say([{ text: 'Wait.' }], 'assertive');
  expect(regions.assertive.textContent).toBe('Splat! Anna is out. Wait.');
  // Cut short before anybody can have heard it.
  announcer.say([{ text: 'No.' }], 'assertive');
  expect(regions.assertive.textContent).toBe('Splat! Anna is out. No.');
  // The times of the two before it are over, too.
  for (let i = 0; i < 3; i++) wait();
  announcer.say([{ text: 'Not there.' }], 'assertive');
  expect(regions.assertive.textContent).toBe('Not there.');
  announcer.say([{ text: 'Bea rolls.' }]);
  announcer.say([{ text: 'Bea is out.', lasts: 'always' }]);
  announcer.drop();
  announcer.say([{ text: 'The end.' }]);
  wait();
  expect(regions.polite.textContent).toBe('Bea is out.');
  wait();
  expect(regions.polite.textContent).toBe('The end.');
});

test('what was to be done is left out once it has passed, and nothing else', () => {
  const { regions, announcer, wait } = setting();
  announcer.say([{ text: 'one' }]);
  expect(announcer.pass()).toBe(false);
  announcer.say([{ text: 'You move.' }, { text: 'Roll.', lasts: 'step' }]);
  announcer.say([{ text: 'Roll the dice.', lasts: 'step' }]);
  expect(announcer.pass()).toBe(true);
  announcer.say([{ text: 'Undone.' }]);
  wait();
  expect(regions.polite.textContent).toBe('You move.');
  wait();
  expect(regions.polite.textContent).toBe('Undone.');
});

test('who goes on hears at once what still waits', () => {
  const { regions, announcer, wait } = setting();
  announcer.catchUp();
  announcer.say([{ text: 'one' }]);
  announcer.catchUp();
  expect(regions.polite.textContent).toBe('one');
  announcer.say([{ text: 'You roll 2.' }]);
  announcer.say([{ text: 'Move.' }]);
  announcer.catchUp();
  expect(regions.polite.textContent).toBe('You roll 2. Move.');
  wait();
  announcer.say([{ text: 'two' }]);
  expect(regions.polite.textContent).toBe('You roll 2. Move.');
  wait();
  expect(regions.polite.textContent).toBe('two');
});

test('what happened to somebody is said again, where who goes on cuts it short', () => {
  const { regions, announcer, wait } = setting();
  announcer.say([{ text: 'Anna rolls.' }, { text: 'Anna is out.', lasts: 'always' }]);
  announcer.say([{ text: 'Bea moves.' }]);
  announcer.catchUp();
  expect(regions.polite.textContent).toBe('Anna is out. Bea moves.');
  for (let i = 0; i < 3; i++) wait();
  announcer.say([{ text: 'Move.' }]);
  announcer.catchUp();
  expect(regions.polite.textContent).toBe('Move.');
});

test('of a match that has been left nothing is told in the next one, and what else waits is', () => {
  const { regions, announcer, wait } = setting();
  announcer.say([{ text: 'Anna is out.', lasts: 'always' }]);
  announcer.say([{ text: 'Bea is out.', lasts: 'always' }]);
  announcer.say([{ text: 'The link is copied.' }]);
  announcer.say([{ text: 'Roll the dice.', lasts: 'step' }]);
  announcer.forget();
  wait();
  expect(regions.polite.textContent).toBe('The link is copied.');
  announcer.say([{ text: 'Not there.' }], 'assertive');
  expect(regions.assertive.textContent).toBe('Not there.');
});

test('where what has happened to somebody and an answer are more than 20 words, the answer comes first', () => {
  const { regions, announcer, wait } = setting();
  const sparks = 'Sparks: bottom right column 3, row 4 catches fire.';
  const answer =
    'One action. Your home is in danger: douse a fire, or dig! Fire touches the home: above.';
  announcer.say([{ text: sparks, lasts: 'always' }]);
  announcer.say([{ text: answer }], 'assertive');
  expect(regions.assertive.textContent).toBe(answer);
  wait();
  expect(regions.polite.textContent).toBe(sparks);
});

test('who speaks the texts is told what is said with a message', () => {
  const { announcer } = setting();
  announcer.say([{ text: 'Anna is out.', lasts: 'always' }]);
  const said = announcer.say([{ text: 'Not there.' }], 'assertive');
  expect(said.map(({ text }) => text)).toEqual(['Anna is out.', 'Not there.']);
  expect(announcer.say([{ text: ' ' }])).toEqual([]);
});

test('who goes on hears at most 20 words of what waits: the oldest news is left out, and nothing else', () => {
  const { regions, announcer } = setting();
  const news = 'Tock lays a tile at south 1, west 2. It is a river with a bridge.';
  announcer.say([{ text: 'one' }]);
  announcer.say([{ text: news }, { text: 'Bip is out.', lasts: 'always' }]);
  announcer.say([{ text: 'You draw a tile.' }, { text: 'Lay your tile.', lasts: 'step' }]);
  announcer.catchUp();
  expect(regions.polite.textContent).toBe('Bip is out. You draw a tile. Lay your tile.');
});

test('the newest news is not left out, however much it is: it says whose turn it is now', () => {
  const { regions, announcer, wait } = setting();
  announcer.say([{ text: 'one' }]);
  announcer.say([{ text: 'The blue Pegasus at C 2 is eliminated.', lasts: 'always' }]);
  announcer.say([
    { text: 'Turn 2: it is your turn.' },
    { text: 'Who moves? Mages cast spells before they move.', lasts: 'step' },
  ]);
  announcer.catchUp();
  // More than 20 words are two messages.
  expect(regions.polite.textContent).toBe('The blue Pegasus at C 2 is eliminated.');
  wait();
  wait();
  expect(regions.polite.textContent).toContain('Turn 2: it is your turn. Who moves?');
});

test('who acts hears next what they did: what was to be done is left out, and no answer to a key drops what they did', () => {
  const { regions, announcer, wait } = setting();
  announcer.say([{ text: 'Sparks fly.', lasts: 'always' }]);
  announcer.say([{ text: 'Douse a square.', lasts: 'step' }]);
  announcer.goOn();
  expect(announcer.pass()).toBe(true);
  announcer.say([{ text: 'You douse C 2.', lasts: 'own' }]);
  expect(regions.polite.textContent).toBe('You douse C 2.');
  for (let i = 0; i < 3; i++) wait();
  announcer.say([{ text: 'Roll.', lasts: 'step' }]);
  announcer.say([{ text: 'You douse C 3.', lasts: 'own' }]);
  announcer.say([{ text: 'The dice.' }], 'assertive');
  expect(regions.assertive.textContent).toBe('You douse C 3. The dice.');
});

test('who acts hears at once what has happened before, and what is to be done where it is still to be done', () => {
  const { regions, announcer, wait } = setting();
  announcer.say([{ text: 'one' }]);
  announcer.say([{ text: 'Sparks fly.' }]);
  announcer.say([{ text: 'Douse a square.', lasts: 'step' }]);
  announcer.goOn();
  expect(regions.polite.textContent).toBe('Sparks fly.');
  wait();
  wait();
  expect(regions.polite.textContent).toBe('Douse a square.');
});

test('what happened to somebody is said once more where it is cut short, and not with every key after that', () => {
  const { regions, announcer } = setting();
  announcer.say([{ text: 'Anna is out.', lasts: 'always' }]);
  announcer.say([{ text: 'Wait.' }], 'assertive');
  expect(regions.assertive.textContent).toBe('Anna is out. Wait.');
  announcer.say([{ text: 'No.' }], 'assertive');
  expect(regions.assertive.textContent).toBe('No.');
  announcer.say([{ text: 'Bea is out.', lasts: 'always' }]);
  announcer.catchUp();
  expect(regions.polite.textContent).toBe('Bea is out.');
  announcer.say([{ text: 'Move.' }]);
  announcer.catchUp();
  expect(regions.polite.textContent).toBe('Bea is out. Move.');
  announcer.say([{ text: 'Roll.' }]);
  announcer.catchUp();
  expect(regions.polite.textContent).toBe('Roll.');
});

test('what somebody asks for while an end is told does not make one long message of it, and each sentence is said once', () => {
  const { regions, announcer, wait } = setting();
  const sentence = (name: string, words: number): string =>
    `${name} ${Array.from({ length: words - 1 }, () => 'word').join(' ')}.`;
  const told = [
    sentence('Cleared', 12),
    sentence('Home', 6),
    sentence('Won', 9),
    sentence('How', 8),
  ];
  announcer.say([{ text: 'a move' }]);
  for (const text of told) announcer.say([{ text, lasts: 'always' }]);
  announcer.say([{ text: sentence('No', 10) }], 'assertive');
  const said: string[] = [];
  for (let i = 0; i < 6; i++) {
    wait();
    if (regions.polite.textContent !== said.at(-1)) said.push(regions.polite.textContent!);
  }
  expect(said).toEqual(['a move', told.slice(0, 2).join(' '), told.slice(2).join(' ')]);
  for (const text of said) expect(text.split(' ').length).toBeLessThanOrEqual(20);
});

test('news of a match that has been left is not told on the next page', () => {
  const { regions, announcer, wait } = setting();
  announcer.say([{ text: 'You pass.', lasts: 'own' }]);
  announcer.say([{ text: 'Sparks fall.', lasts: 'news' }]);
  announcer.say([{ text: 'The fire is out.', lasts: 'news' }]);
  announcer.forget();
  wait();
  wait();
  expect(regions.polite.textContent).toBe('You pass.');
});
