/** What a hint says: why an action is a good one. */
const reasons = {
  last: 'It puts out the last fire.',
  self: 'It saves you from the flames.',
  mate: 'It saves a team-mate from the flames.',
  two: 'It puts out two fires at once.',
  three: 'It puts out three fires at once.',
  pile: 'The highest pile of fire is there.',
  biggest: 'It makes the biggest fire smaller.',
  towards: 'It takes you towards the biggest fire.',
};

export default reasons;
