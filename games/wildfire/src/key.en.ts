/** What help and hints in a match say about this game; loaded when somebody asks. */
const key = {
  aim: 'Stop the fire before it reaches your home. Each turn the fire spreads to the squares beside it, the dice bring something new, and then you douse one burning square, or dig one empty square so that it cannot burn.',
  home: 'your home',
  burning: 'burning: the squares beside it catch fire next',
  burnt: 'burnt out: it can burn no more',
  doused: 'doused by you: it can burn no more',
  dug: 'dug by you: it cannot burn',
  canDouse: 'you can douse this fire',
  canDig: 'you can dig here',
  next: 'burns next if nothing is done; in X4, within a round',
  danger: 'this home burns next if nothing is done',
  rolled: 'what the dice showed: this column and this row',
  lit: 'the square that a hint or an answer is about',
  lost: 'Nothing can save this home any more.',
  saves: 'For now, it keeps the fire from your home.',
  savesNext: 'For now, it keeps the fire from a home across the line.',
};

export default key;
