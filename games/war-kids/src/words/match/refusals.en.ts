import type { Catalogue } from '@glade/engine';

/** Why something is not allowed. */
export const refusals = {
  'refusal.over': 'The match is over. Start a new one.',
  'refusal.rollFirst': 'Not yet: roll the dice first.',
  'refusal.noRoll': 'No dice now: first do something with your units.',
  'refusal.notYourTurn': 'It’s not your turn: wait.',
  'refusal.noSuchRoll': 'A die shows a number from 1 to 6. Check the number.',
  'refusal.notThere': 'That hex is not on the map. Choose another hex.',
  'refusal.onlySoldiers': 'Only Soldiers can attack together. Choose Soldiers only.',
  'refusal.notBeside': 'Not all of these Soldiers touch that enemy. Choose Soldiers beside it.',
  'refusal.mustFight': 'You can’t end the Combat phase yet. First settle the fight that is left.',
  'refusal.otherStep': 'Not now: first finish what you are doing.',
  'refusal.movementOver': 'Movement is over this turn. Now it’s time to fight.',
  'refusal.combatLater':
    'Only Mages fight now. Move beside the enemy: you attack it in the Combat phase.',
  'refusal.noSuchUnit': 'There’s no such unit on the map. Check its name.',
  'refusal.nobodyInHand': 'Nothing to do there. First choose one of your units.',
  'refusal.notYours': 'The unit at {place} is not yours. Choose one of yours.',
  'refusal.notHereYet': 'This unit has not arrived yet. Choose another unit.',
  'refusal.offTheMap': 'This unit is no longer on the map. Choose another unit.',
  'refusal.notAnEnemy': 'The unit at {place} is one of yours. Choose an enemy.',
  'refusal.pushedSafe':
    'Slow magic has pushed the unit at {place}: this turn it is safe. Choose another enemy.',
  'refusal.shielded':
    '{beside, select, 1 {The unit at {place} is safe: the {side, select, 0 {Prince} other {Princess}} stands beside it.} other {The unit at {place} stood beside its leader. It is safe until this phase ends.}} Choose another enemy.',
  'refusal.hasMoved': 'The unit at {place} has already moved this turn. Choose another unit.',
  'refusal.standsThere': 'Glade already has the unit at {place}. Choose another unit.',
  'refusal.placedAlready':
    'You have already said this turn that the unit is at {place}. Use Undo or “Correct a move” to change that.',
  'refusal.stillThere': 'Glade still has a unit at {place}. First say where that one is.',
  'refusal.stays': 'The unit is already at {place}. Choose another hex.',
  'refusal.occupied': 'There’s already a unit at {place}. Choose another hex.',
  'refusal.tooHard': 'The unit doesn’t have enough points for {place}. Choose another hex.',
  'refusal.tooFar':
    '{beyond, select, 1 {{place} is {distance} hexes away. The {type, select, 0 {Soldier} 1 {Pegasus} 2 {Mage} other {{side, select, 0 {Prince} other {Princess}}}} can go only {points}.} other {The way to {place} costs too many points.}} Choose another hex.',
  'refusal.notWaiting': 'This unit isn’t waiting to come in. Choose another unit.',
  'refusal.tooEarly': 'This unit arrives on turn {turn}. Choose another unit until then.',
  'refusal.noEntry': 'This unit can’t come in there. Choose one of the hexes where it may come in.',
  'refusal.noExit': '{place} is not an exit. Choose a unit that stands on one.',
  'refusal.noSlowMagic': 'There’s no slow magic in this match. Cast a fast spell.',
  'refusal.notAMage': 'The unit at {place} is not a Mage. Choose a Mage.',
  'refusal.hasCast': 'The Mage at {place} has already cast a spell this turn. Choose another unit.',
  'refusal.mageMoved':
    'The Mage at {place} has moved, so it can’t cast a spell this turn. Next turn, cast before you move it.',
  'refusal.outOfRange':
    'That is {distance} hexes away. The spell reaches {range}. Choose a nearer enemy.',
  'refusal.noLine': 'There’s no clear line from the Mage at {from} to {to}. Choose another enemy.',
  'refusal.notStraight':
    'The units at {places} are not in a straight line of hexes. Choose another enemy.',
  'refusal.hidden': 'The woods hide the unit at {place}. Choose another enemy.',
  'refusal.blocked': 'The unit can’t get to {place}: somebody is in the way. Choose another hex.',
  'refusal.riddleFirst': 'Not yet: draw the next riddle first.',
  'refusal.answerFirst': 'Answer this riddle first.',
  'refusal.noRoute':
    'There’s no clear route from the Mage at {from} to {to}. Choose another enemy.',
  'refusal.tooNear': 'The enemy at {to} is too near for a spell. Choose another enemy.',
  'refusal.landFirst': 'First choose where the unit at {place} lands.',
  'refusal.landTwo':
    'The unit can’t land at {place}. Choose a hex two away, with a hex of the map between.',
  'refusal.landDanger':
    '{place} is beside one of your Soldiers or Pegasi. Push the enemy somewhere else.',
  'refusal.leadersNeverAttack':
    'The unit at {place} is a leader, and leaders never attack. Choose another unit.',
  'refusal.magesNeverTouch':
    'The unit at {place} is a Mage. Mages attack with spells only: cast one, or choose another unit.',
  'refusal.otherType': 'The unit at {place} doesn’t attack like this. Choose another attack.',
  'refusal.useDice': 'Here Soldiers fight with dice: choose the fight, then roll.',
  'refusal.noDice': 'Here Soldiers fight without dice. Strike with one, or attack with three.',
  'refusal.hasFought':
    'The unit at {place} has already attacked in this phase. Choose another unit.',
  'refusal.noContact':
    'The units at {places} are not in contact. Choose an enemy beside your unit.',
  'refusal.needsThree':
    'Against the Soldier at {place} you need exactly three Soldiers. Choose three beside it.',
  'refusal.hardGround':
    'Woods, a river or a slope protects the unit at {to} from the Pegasus. Attack it with Soldiers.',
  'refusal.oneIsEnough': 'One Soldier is enough against the unit at {place}. Attack it with one.',
  'refusal.foughtAlready':
    'There has already been a fight against the unit at {place} in this phase. Choose another enemy.',
  'refusal.notReady': 'Choose Soldiers beside {place} that have not attacked yet.',
  'refusal.notInFight': 'That Soldier was not in this fight. Choose one that was.',
  'refusal.loseFirst': 'First choose which Soldier is hit.',
  'refusal.noSuchAnswer': 'Answer Soldier, Pegasus, Mage or leader.',
  'refusal.noSuchPhrase': 'That riddle can’t be drawn now. Draw another one.',
} satisfies Catalogue;
