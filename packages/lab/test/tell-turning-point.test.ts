import { LANGUAGES } from '@glade/engine';
import { reviewText, ReviewTeller, turnSpans, type Review } from '@glade/lab/review';
import { engineText, translator } from '@glade/text';
import { describe, expect, test } from 'vitest';

// The turn that changed most, in sentences that a child reads.

const exact = (value: number) => ({ value, low: value, high: value, n: 0 });
const unsure = (value: number) => ({ value, low: value - 0.3, high: value + 0.3, n: 9 });

interface Turning {
  readonly luck: ReturnType<typeof exact>;
  readonly own: ReturnType<typeof exact>;
  readonly from?: number;
  readonly to?: number;
}

/** A review of one side, as far as its turning point goes. */
function reviewed(
  { luck, own, from = 0.63, to = 0.84 }: Turning,
  stake: Review['stake'] = 'win',
  seats = 1,
): Review {
  const turningPoint = {
    turn: 10,
    from: exact(from),
    to: exact(to),
    change: exact(to - from),
    luck,
    own,
    others: exact(0),
  };
  const side = {
    start: exact(from),
    result: exact(to),
    turningPoint,
    luck,
    own,
    others: exact(0),
  };
  return { stake, team: false, sides: Array.from({ length: seats }, () => side) } as never;
}

const teller = (review: Review, language: (typeof LANGUAGES)[number] = 'en') =>
  new ReviewTeller(translator(language, engineText, reviewText).at({ you: 0 }), {
    ...review,
    stake: review.stake ?? 'win',
  });

describe('the turning point', () => {
  test('says from where to where, and that luck did most of it', () => {
    const told = teller(reviewed({ luck: exact(0.2), own: exact(0.01) })).turn(0);
    expect(told).toBe(
      'Turn 10: the greatest help. Your chance to win rose from 63% to 84%. Most of that was luck. Over the whole match your chance to win went from 63% to 84%.',
    );
  });
  test('names the own choices where they did most of it', () => {
    const told = teller(reviewed({ luck: exact(0), own: exact(-0.4), from: 0.5, to: 0.1 })).turn(0);
    expect(told).toContain('fell from 50% to 10%. Most of that came from your choices.');
  });
  test('names no cause that the playouts cannot tell, or that did less than half', () => {
    const unclear = teller(reviewed({ luck: unsure(0.2), own: exact(0.01) })).turn(0);
    expect(unclear).not.toContain('Most');
    const halved = teller(reviewed({ luck: exact(0.1), own: exact(0.1) })).turn(0);
    expect(halved).not.toContain('Most');
  });
  test('is called as the match calls its turns', () => {
    const review = reviewed({ luck: exact(0.2), own: exact(0.01) });
    const say = translator('en', engineText, reviewText).at({ you: 0 });
    const told = new ReviewTeller(say, review, (turn) => `Turn ${turn / 2}, blue`).turn(0);
    expect(told).toMatch(/^Turn 5, blue: the greatest help\./);
  });
  test('is not looked for in a match that hardly moved: the values are said', () => {
    const flat = (...values: number[]): Review =>
      ({
        stake: 'win',
        team: false,
        points: values.map((value, turn) => ({ turn, values: [exact(value)] })),
        sides: [
          { start: exact(values[0]!), result: exact(values.at(-1)!), turningPoint: undefined },
        ],
      }) as never;
    expect(teller(flat(1, 1, 1)).turn(0)).toBe('From beginning to end: always 100%.');
    expect(teller(flat(0.9, 1, 0.95), 'it').turn(0)).toBe(
      'Dall’inizio alla fine: sempre fra il 90\u00a0% e il 100\u00a0%.',
    );
    expect(teller(flat(0.5, 0.7, 0.6)).turn(0)).toMatch(/changed little by little/);
  });
  test('is not said to have stood always where it did where it moved within the turns', () => {
    const within = (...values: number[]): Review =>
      ({
        stake: 'win',
        team: false,
        points: values.map((value, at) => ({ turn: Math.floor(at / 2), values: [exact(value)] })),
        sides: [
          { start: exact(values[0]!), result: exact(values.at(-1)!), turningPoint: undefined },
        ],
      }) as never;
    const dip = within(0.5, 0.17, 0.5, 0.27, 0.5);
    expect(teller(dip).turn(0)).toBe(
      'The chance to win was 50% at the start, and that is how it ended.',
    );
    expect(teller(within(0.5, 0.46, 0.54, 0.5, 0.5)).turn(0)).toBe(
      'From beginning to end: always between 46% and 54%.',
    );
  });
  test('says which turn had gone the other way before, if by much', () => {
    const sunk = (more: object, language: 'en' | 'it' = 'en', progress = 1): string => {
      const review = reviewed(
        { luck: exact(-0.1), own: exact(0), from: 0.53, to: 0.43 },
        'place',
        4,
      );
      const [side] = review.sides;
      const turn = { turn: 4, from: exact(0.4), to: exact(0.6), change: exact(0.2) };
      const turningPoint = { ...side!.turningPoint, ahead: true };
      const whole = { ...side, turningPoint, start: exact(0.5), result: exact(0), before: turn };
      const sides = [{ ...whole, ...more }, whole, whole, whole];
      return teller({ ...review, progress, sides } as never, language).turn(0);
    };
    expect(sunk({})).toBe(
      'Turn 10: the hardest blow. You fell back from place 2.4 to place 2.7 on average. Most of that was luck. Turn 4: before that, it went the other way, from place 2.8 to 2.2 on average. You began at place 2.5 on average, and came to place 4.',
    );
    expect(sunk({}, 'it')).toContain(
      'Turno 4: prima era andata al contrario, in media dal posto 2,8 al posto 2,2.',
    );
    const little = { turn: 4, from: exact(0.4), to: exact(0.49), change: exact(0.09) };
    for (const before of [little, undefined]) expect(sunk({ before })).not.toContain('other way');
    expect(sunk({}, 'en', 0.4)).not.toContain('other way');
    expect(sunk({ result: exact(0.5) })).toContain(
      'You began at place 2.5 on average, and ended there.',
    );
  });
  test('says first what decided the match, and then what is less important', () => {
    const { decided, by, more } = teller(reviewed({ luck: exact(0.2), own: exact(0) })).story(0);
    expect(decided).toBe('Turn 10: the greatest help. Your chance to win rose from 63% to 84%.');
    expect(by).toEqual(['Most of that was luck.']);
    expect(more).toHaveLength(1);
    const none = { stake: 'win', team: false, progress: 0.4, sides: [{}], points: [] } as never;
    expect(teller(none).story(0).more).toEqual([]);
  });
  test('is not told while it may still be another turn, and told early where it hardly can', () => {
    const early = (ahead: boolean): Review => {
      const review = reviewed({ luck: exact(0.2), own: exact(0.01) });
      const [side] = review.sides;
      const turningPoint = { ...side!.turningPoint, ahead };
      return { ...review, progress: 0.4, sides: [{ ...side, turningPoint }] } as never;
    };
    const told = teller(early(false));
    expect(told.turningPoint(0)).toBeUndefined();
    expect(told.turn(0)).toBe('Still counting which turn changed most …');
    expect(teller(early(true)).turn(0)).toMatch(/^Turn 10: the greatest help\./);
    // Nor that there was none.
    const none = { stake: 'win', team: false, progress: 0.4, sides: [{}], points: [] } as never;
    expect(teller(none).turn(0)).toBe('Still counting which turn changed most …');
  });
  test('names no cause early that the bars cannot tell yet', () => {
    const early = (own: ReturnType<typeof exact>): string => {
      const review = reviewed({ luck: exact(0), own: exact(-0.4), from: 0.5, to: 0.1 });
      const [side] = review.sides;
      const turningPoint = { ...side!.turningPoint, ahead: true };
      return teller({ ...review, progress: 0.4, sides: [{ own, turningPoint }] } as never).turn(0);
    };
    expect(early(unsure(-0.1))).not.toContain('Most');
    expect(early(exact(-0.4))).toContain('Most of that came from your choices.');
  });
  test('counts places from the first on, where a match is played for places', () => {
    const places = reviewed({ luck: exact(0.5), own: exact(0), from: 0.5, to: 1 }, 'place', 4);
    expect(teller(places).turn(0)).toContain('You moved up from place 2.5 to place 1 on average.');
    const back = reviewed({ luck: exact(-0.3), own: exact(0), from: 0.5, to: 0.2 }, 'place', 4);
    expect(teller(back).turn(0)).toContain('You fell back from place 2.5 to place 3.4 on average.');
    expect(teller(back, 'it').turn(0)).toContain('In media scendi dal posto 2,5 al posto 3,4.');
  });
  test.each(LANGUAGES)('is told in sentences of at most 15 words: %s', (language) => {
    for (const stake of ['win', 'homes', 'place'] as const) {
      const told = teller(reviewed({ luck: exact(0.2), own: exact(0) }, stake, 4), language).turn(
        0,
      );
      for (const sentence of told.split(/\. /))
        expect(sentence.split(/\s+/).length).toBeLessThanOrEqual(15);
    }
  });
});

describe('the turn that did the most good', () => {
  const best = (more: object, progress = 1) => {
    const none = { luck: exact(0), own: exact(0), others: exact(0) };
    const bestTurn = { turn: 3, change: exact(0.2), ahead: true, ...none, ...more };
    const told = teller({ team: false, progress, sides: [{ bestTurn, own: exact(0.2) }] } as never);
    const found = told.bestTurn(0);
    return found && told.aboutBestTurn(0, found);
  };
  test('helped more than any other only where it clearly did', () => {
    expect(best({})).toBe('Nothing helped more in this match.');
    expect(best({ ahead: false })).toBe('This helped.');
  });
  test('is laid to luck, to choices or to the others where that is clear, and else to nobody', () => {
    expect(best({ luck: exact(0.19) })).toBe(
      'Nothing helped more in this match. Most of that was luck.',
    );
    expect(best({ own: exact(0.19), ahead: false })).toBe(
      'This helped. Most of that came from your choices.',
    );
    expect(best({ others: exact(0.19) })).toContain('came from the others’ choices.');
    expect(best({ own: unsure(0.19) })).not.toContain('Most');
    expect(best({ luck: exact(0.1), own: exact(0.1) })).not.toContain('Most');
  });
  test('is not told where it rose by hardly anything, nor while it may still be another one', () => {
    expect(best({ change: exact(0.019) })).toBeUndefined();
    expect(best({ ahead: false }, 0.4)).toBeUndefined();
    expect(best({}, 0.4)).toBeDefined();
  });
});

test('where no single move was clearly better, it is said what the choices cost together', () => {
  const costly = (own: ReturnType<typeof exact>, ...losses: number[]) =>
    teller({
      team: false,
      sides: [{ own, costs: losses.map((loss) => ({ loss: exact(loss) })) }],
    } as never);
  expect(costly(exact(-0.49)).noCosts(0)).toBe(
    'The bots can show no single move that was clearly better. But all your choices together cost 49 wins in 100 matches.',
  );
  for (const own of [unsure(-0.2), exact(0.2), exact(-0.001)])
    expect(costly(own).noCosts(0)).toBe('The bots can show no move that was clearly better.');
  // Moves that are named may be only a part of it.
  expect(costly(exact(-0.49), 0.1).restOfCosts(0)).toBe(
    'All your choices together cost more: 49 wins in 100 matches.',
  );
  expect(costly(exact(-0.49), 0.2, 0.1).restOfCosts(0)).toBeUndefined();
  expect(costly(unsure(-0.2), 0.01).restOfCosts(0)).toBeUndefined();
});

test('a proven loss that no rounded point tells is not named', () => {
  const blamed = (...losses: object[]): readonly number[] =>
    teller({ sides: [{ costs: losses.map((loss) => ({ loss })) }] } as never)
      .costs(0)
      .map(({ loss }) => loss.value);
  const some = { value: 0.006, low: 0.001, high: 0.011, n: 0 };
  expect(blamed(exact(0.15), some, exact(0.004), unsure(0.2))).toEqual([0.15, 0.006]);
});

test('of the better moves the one that is told to bring most comes first', () => {
  const wide = { value: 0.45, low: 0.2, high: 0.7, n: 9 };
  const costs = [exact(0.35), wide, exact(0.4)].map((loss) => ({ loss }));
  const told = teller({ sides: [{ costs }] } as never).costs(0);
  expect(told.map(({ loss }) => loss.value)).toEqual([0.45, 0.4, 0.35]);
});

test('the entries that lost most are those of the side, by choice, that clearly lost', () => {
  const step = (change: object, actor = 0, cause = 'choice') => ({
    cause,
    actor,
    changes: [change, change],
  });
  const steps = [
    step(exact(-0.03)),
    step(exact(-0.2)),
    step(unsure(-0.25)),
    step(exact(-0.3), 1),
    step(exact(-0.4), -1, 'luck'),
    step(exact(-0.05)),
    step(exact(-0.04)),
    step(exact(-0.001)),
  ];
  expect(teller({ steps, sides: [{}, {}] } as never).dearest(0)).toEqual([1, 5, 6]);
  // A team has the choices of all.
  expect(teller({ steps, sides: [{}] } as never).dearest(0)).toEqual([3, 1, 5]);
});

test('a choice is praised only if it was better by more than a little, also where people slip', () => {
  const praised = (gain: object, slippedGain: object): number =>
    teller({ sides: [{ well: [{ gain, slippedGain }] }] } as never).well(0).length;
  expect(praised(exact(0.2), exact(0.2))).toBe(1);
  expect(praised(exact(0.04), exact(0.2))).toBe(0);
  // Only the bot's habits made the difference.
  expect(praised(exact(1), unsure(0.1))).toBe(0);
});

test('praise that is proven says so, and what playouts have found does not', () => {
  const gain = { value: 0.15, low: 0.144, high: 0.156, n: 0 };
  const line = (proven: boolean, language: 'en' | 'it' = 'en'): string =>
    teller({ sides: [] } as never, language).wellLine({ turn: 3, gain, proven } as never, 'that');
  const told =
    'Turn 3: that brought 15 more wins in 100 matches than the other moves on average (14 to 16)';
  expect(line(false)).toBe(`${told}.`);
  expect(line(true)).toBe(`${told}: proven, if all play perfectly from there.`);
  expect(line(true, 'it')).toContain(
    '(da 14 a 16): è dimostrato, se poi tutti giocano alla perfezione.',
  );
});

test('where choices have helped and cost, both are told beside their sum', () => {
  const told = (helped: number, cost: number, language: 'en' | 'it' = 'en') =>
    teller(
      { team: false, sides: [{ ownHelped: exact(helped), ownCost: exact(cost) }] } as never,
      language,
    ).bothWays(0);
  expect(told(0.49, -0.88)).toBe(
    'Some of your choices clearly helped: 49 wins in 100 matches together. Others clearly cost: 88 wins in 100 matches.',
  );
  expect(told(0.49, -0.88, 'it')).toContain('49 vittorie su 100 partite');
  expect(told(0, -0.88)).toBeUndefined();
});

test('what a cause changed is told with a word or a sign, not with both', () => {
  const told = teller({ sides: [] } as never);
  expect(told.change('choices', exact(-1.56))).toBe('cost: 156');
  expect(told.change('luck', exact(0.39))).toBe('helped: 39');
});

test('the turns of a match are told by the numbers of its positions', () => {
  const points = [0, 0, 1, 1, 1, 2, 3].map((turn) => ({ turn }));
  expect(turnSpans(points)).toEqual([
    { turn: 0, from: 0, to: 2 },
    { turn: 1, from: 2, to: 5 },
    { turn: 2, from: 5, to: 6 },
  ]);
});

test('how much better a move was is said in what is played for, and never in points, which a game may count, too', () => {
  const gain = exact(0.62);
  const about = (stake: Review['stake'], language: 'en' | 'it') =>
    teller({ stake, sides: [] } as never, language).aboutWell({ gain } as never);
  expect(LANGUAGES.slice(0, 2)).toEqual(['en', 'it']);
  expect(about('win', 'en')).toBe(
    'With the other moves, about 62 matches fewer of 100 would be won, on average.',
  );
  expect(about('win', 'it')).toBe(
    'Con le altre mosse si vincerebbero in media 62 partite in meno su 100.',
  );
  expect(about('homes', 'en')).toContain('62 homes fewer of 100');
  expect(about('homes', 'it')).toContain('si salverebbero in media 62 case in meno su 100');
  expect(about('place', 'en')).toContain('62 more steps of the 100 from last place to first');
  expect(about('place', 'it')).toContain('62 passi in più, di 100 dall’ultimo posto al primo');
  for (const language of ['en', 'it'] as const)
    for (const [key, text] of Object.entries(reviewText[language]))
      expect(`${key}: ${text}`).not.toMatch(/\d points?\b|[}#] points?\b|[}#] punt[oi]\b/);
});

test('a move that turns almost every match is told so, and not as 97 more wins in 100', () => {
  const told = (value: number, stake: Review['stake'] = 'win') =>
    teller({ stake, sides: [] } as never, 'en').aboutCost({ loss: exact(value) } as never);
  expect(told(0.97)).toBe('With it, almost every match would be won instead of lost.');
  expect(told(0.89)).toBe('With it, about 89 more matches of 100 would be won.');
  expect(told(0.01)).toBe('With it, about 1 more match of 100 would be won.');
  // Of homes and places nothing is won or lost.
  expect(told(0.97, 'homes')).toBe('With it, about 97 more homes of 100 would be saved.');
  const proven = { loss: exact(1), proven: true } as never;
  expect(teller({ stake: 'win', sides: [] } as never, 'en').aboutCost(proven)).toBe(
    'With it, almost every match would be won instead of lost. That is proven.',
  );
  const well = { gain: exact(0.95) } as never;
  expect(teller({ stake: 'win', sides: [] } as never, 'en').aboutWell(well)).toBe(
    'With the other moves, almost every match would be lost.',
  );
});
