import type { Catalogue } from '@glade/engine';

const FIRES = '{putOut, plural, =0 {no fires} one {# fire} other {# fires}}';

const FOREVER =
  'After {rounds} rounds {burning, plural, one {# square is} other {# squares are}} still burning. A fire can burn for ever, so the match ends here.';

/** What is told at the end of a match. */
export const ending = {
  'ending.rescue':
    'In round {round} {otherPlayer, seat} stood in flames. {player, seat} put them out at {down} down, {across} across.',
  'ending.huge':
    'In round {round}, {count} of {squares} squares were burning. Together you put out every one of them.',
  'ending.burst':
    'In round {round} one roll set {count} more squares on fire. Together you put out {putOut} fires, and the forest is safe.',
  'ending.load': 'In round {round} one load of water put out {count} fires. The forest is safe.',
  'ending.stopped':
    'Your Firebreaks stopped {stopped} fires before they began. Together you put out the other ' +
    `${FIRES}.`,
  'ending.won': `Together you put out ${FIRES} in {rounds, plural, one {# round} other {# rounds}}. The forest is safe.`,
  'ending.caught':
    `In round {round} the last firefighter had to run: {player, seat}. Before that your team put out ${FIRES}. ` +
    'The forest needs you again!',
  'ending.ablaze': `The last green square caught fire in round {rounds}. {putOut, plural, =0 {You had not put out any fire yet} one {Together you had put out # fire} other {Together you had put out # fires}}.`,
  'ending.forever': FOREVER,
  'ending.forever.caught': `The flames caught {player, seat} in round {round}. ${FOREVER}`,
  'ending.forever.caught.you': `The flames caught you in round {round}. ${FOREVER}`,
  'ending.nearly':
    '{burning, plural, =0 {No fire was left} one {Only one square was still burning} other {# squares were still burning}} at the end. ' +
    '{putOut, plural, =0 {You did not put out any fire} one {Together you put out # fire} other {Together you put out # fires}}.',
  'ending.ended': `{burning, plural, =0 {Nothing was burning} one {One square was still burning} other {# squares were still burning}} at the end. {putOut, plural, =0 {You did not put out any fire} one {Together you put out # fire} other {Together you put out # fires}}.`,

  'outcome.ablaze.bots': 'The whole forest burnt.',
  'outcome.allOut.bots': 'Everybody had to leave the forest.',
  'ending.huge.bots':
    'In round {round}, {count} of {squares} squares were burning. The bots put out every one of them.',
  'ending.burst.bots': `In round {round} one roll set {count} more squares on fire. The bots put out ${FIRES}, and the forest is safe.`,
  'ending.stopped.bots': `The Firebreaks stopped {stopped} fires before they began. The bots put out the other ${FIRES}.`,
  'ending.won.bots': `The bots put out ${FIRES} in {rounds, plural, one {# round} other {# rounds}}. The forest is safe.`,
  'ending.caught.bots': `In round {round} the last firefighter had to run: {player, seat}. Before that the bots put out ${FIRES}.`,
  'ending.ablaze.bots': `The last green square caught fire in round {rounds}. Before that the bots put out ${FIRES}.`,
  'ending.nearly.bots': `{burning, plural, =0 {No fire was left} one {Only one square was still burning} other {# squares were still burning}} at the end. The bots put out ${FIRES}.`,
  'ending.ended.bots': `{burning, plural, =0 {Nothing was burning} one {One square was still burning} other {# squares were still burning}} at the end. The bots put out ${FIRES}.`,
} satisfies Catalogue;
