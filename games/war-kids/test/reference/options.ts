/** Section 6: what is agreed before play. */
export type RefOptions = Readonly<Record<string, string | number | boolean>>;

const SWITCHES = [
  'pegasusLimits',
  'roads',
  'wounded',
  'slowMagic',
  'princeHeals',
  'soldierDice',
  'obstacles',
  'lineOfSight',
  'leadersProtectLeaders',
  'pushProtected',
  'woodsHideTarget',
  'ownMoves',
];

const CHOICES: Record<string, readonly (string | number)[]> = {
  leaderLoss: ['scenario', 'off', 'all', 'any'],
  firstSide: ['scenario', 'blue', 'pink'],
  forcedCombat: ['auto', 'all', 'none'],
  terrainCost: ['flat', 'sum'],
  bigStep: ['whole', 'remaining', 'off'],
  roadCost: ['terrain', 'road'],
  mageMinRange: [1, 2],
  protectionTiming: ['sequential', 'simultaneous'],
  pushSafety: ['both', 'noContact', 'immune'],
  contourBlock: ['cross', 'high'],
  losKind: ['centre', 'axes'],
};

/** Throws a RangeError for a value that section 6 does not list. */
export function checkOptions(options: RefOptions): void {
  for (const id of SWITCHES)
    if (typeof options[id] !== 'boolean') throw new RangeError(`${id}: on or off`);
  for (const [id, values] of Object.entries(CHOICES))
    if (!values.some((value) => value === options[id]))
      throw new RangeError(`${id}: one of ${values.join()}`);
  const limit = options['turnLimit'];
  if (limit === 'scenario') return;
  if (!(Number.isInteger(limit) && Number(limit) >= 1 && Number(limit) <= 60))
    throw new RangeError('turnLimit: 1 to 60');
}

export function on(options: RefOptions, id: string): boolean {
  return options[id] === true;
}

/** WK-98, WK-R46: without the Wounded rule a leader does not heal. */
export function princeHeals(options: RefOptions): boolean {
  return on(options, 'princeHeals') && on(options, 'wounded');
}
