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
  next: 'burns next, if you do nothing',
  danger: 'your home burns next!',
  rolled: 'what the dice showed: this column and this row',
  lit: 'the square that a hint or an answer is about',
  lost: 'Nothing can save this home any more. You can still save some land.',
  saves: 'It keeps the fire from your home.',
};

export default key;
