/** What is told at the end. */
export const ending = {
  'ending.second':
    '{player, seat} flew home too, {turns, plural, =0 {in the same round as} one {one round after} other {# rounds after}} {otherPlayer, seat}.',
  'ending.second.you':
    'You flew home too, {turns, plural, =0 {in the same round as} one {one round after} other {# rounds after}} {otherPlayer, seat}.',
  'ending.nearly':
    'When {otherPlayer, seat} flew home, {player, seat} needed just {missing, plural, one {one more star} other {# more stars}}.',
  'ending.nearly.you':
    'When {otherPlayer, seat} flew home, you needed just {missing, plural, one {one more star} other {# more stars}}.',
  'ending.gathered':
    '{player, seat} gathered {stars, plural, =0 {no stars} one {one star} other {# stars}} {bites, plural, =0 {and was never bitten} one {and was bitten once} other {and was bitten # times}}.',
  'ending.gathered.you':
    'You gathered {stars, plural, =0 {no stars} one {one star} other {# stars}} {bites, plural, =0 {and were never bitten} one {and were bitten once} other {and were bitten # times}}.',
  'ending.comeback':
    'After {turn, plural, one {the first} other {#}} of {player, seat}’s turns, {otherPlayer, seat} was {stars} stars ahead. {player, seat} still flew home first!',
  'ending.comeback.you':
    'After {turn, plural, one {the first} other {#}} of your own turns, you were {stars} stars behind {otherPlayer, seat}. You still flew home first!',
  'ending.fainted':
    'Snakes made {player, seat}’s fairy faint {times, plural, one {once} other {# times}}. {times, plural, one {A falling star} other {Falling stars}} woke it. After {turn} of its own turns it was home first!',
  'ending.fainted.you':
    'Snakes made your fairy faint {times, plural, one {once} other {# times}}. {times, plural, one {A falling star} other {Falling stars}} woke it. After {turn} of your own turns it was home first!',
  'ending.photo':
    '{player, seat} flew home after {turn} of their own turns. Just then {otherPlayer, seat} needed only one more star!',
  'ending.photo.you':
    'You flew home after {turn} of your own turns. Just then {otherPlayer, seat} needed only one more star!',
  'ending.bitten':
    'Snakes bit {player, seat}’s fairy {bites} times. After {turn} of its own turns it was home all the same!',
  'ending.bitten.you':
    'Snakes bit your fairy {bites} times. After {turn} of your own turns it was home all the same!',
  'ending.unbitten':
    'Not one snake bit {player, seat}’s fairy. It was home after {turn} of its own turns.',
  'ending.unbitten.you':
    'Not one snake bit your fairy. It was home after {turn} of your own turns.',
  'ending.home':
    '{player, seat} gathered {stars} stars and was bitten {bites, plural, one {once} other {# times}}. The fairy was home after {turn} of its own turns.',
  'ending.home.you':
    'You gathered {stars} stars and were bitten {bites, plural, one {once} other {# times}}. You flew home after {turn} of your own turns.',
  'ending.lastTurn':
    'Turn {turns} was the last. {player, seat} {others, plural, =0 {had} one {and one other had} other {and # others had}} {stars, plural, =0 {no stars} one {one star} other {# stars}}{stars, plural, =0 {} other {{others, plural, =0 {} other { each}}}}, and nobody did better.',
  'ending.lastTurn.you':
    'Turn {turns} was the last. You {others, plural, =0 {had} one {and one other had} other {and # others had}} {stars, plural, =0 {no stars} one {one star} other {# stars}}{stars, plural, =0 {} other {{others, plural, =0 {} other { each}}}}, and nobody did better.',
};
