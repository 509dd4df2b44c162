import { deed, ownDeed, type Companion, type Deed } from '@glade/text';
import type { WildfireView } from '../rules/index.ts';
import { liesOnPaper, mend } from './mend.ts';

const SLASH: Deed = { ...deed('slash', 'cell'), alone: true };
const SLASH_ON_HOME = deed('slashOnHome', 'cell');
/** Where the same card draws the slash, one hand draws the X. */
const MAKE_X: Deed = {
  ...deed('makeX', 'cell'),
  alone: true,
  after: { slash: 'x', slashOnHome: 'xOnHome' },
};
/** Before the fire spreads, every slash that is not doused gets its second stroke. */
const MAKE_ALL_X: Deed = { ...MAKE_X, all: 'makeAllX' };

const X4_START = ['home', 'fire'];

/** Pencil and paper: what each kind of event draws. */
export const companion: Companion<WildfireView> = {
  deeds: {
    home: deed('home', 'cell'),
    noDigs: 'kept',
    oneDig: 'kept',
    twoDigs: 'kept',
    fire: SLASH,

    turn: 'said',
    quadrant: 'said',
    quiet: 'said',
    turned: MAKE_ALL_X,
    lit: SLASH,
    crossed: SLASH,
    crossedByFlare: SLASH,
    homeLit: SLASH_ON_HOME,

    event: 'done',
    sparks: SLASH,
    flareUp: MAKE_X,
    homeLitByFlare: SLASH_ON_HOME,
    burntOut: 'idle',
    alreadyDoused: 'idle',
    alreadyDug: 'idle',
    extraAction: 'idle',

    doused: ownDeed('circle', 'cell'),
    dug: ownDeed('square', 'cell'),
    passed: 'said',
    actionsOver: 'said',

    fireOut: 'said',
    won: 'said',
    lost: 'said',
    points: 'kept',
    playedOn: 'said',
    stopped: 'said',
    saved: 'kept',
    finished: 'said',
    ranked: deed('showGrids'),
  },
  // Four homes and four fires are thrown one after the other.
  gathers: ({ mode, step }) =>
    mode === 'x4' && (step === 'home' || step === 'fire') ? X4_START : [],
  setUp: ({ mode }) => [{ code: `grid.${mode}`, args: {} }],
  lies: liesOnPaper,
  mend,
};
