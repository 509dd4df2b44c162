/** What a player who looks one move ahead goes by. Values are those of `unitValue`, in which a Soldier is worth 3. */
export interface Taste {
  /** What it is worth to beat a Mage, and a leader whose loss is the end. */
  readonly mage: number;
  readonly lastLeader: number;
  /** How likely a unit is shot that a Mage can shoot: it has other targets, too. */
  readonly shot: number;
  /** What it counts that a Mage could shoot at somebody in its next turn: where it need not move for that, and elsewhere. */
  readonly inRange: number;
  readonly soonInRange: number;
  /** How much it seeks the fight at the end of the match; where both go for it from the middle on, fewer matches are drawn. */
  readonly late: number;
  /** What each unit of its own army is worth that is two steps away. */
  readonly company: number;
  /** What each step away from the enemy leader is worth to others than a leader, and from its own. */
  readonly fromEnemyLeader: number;
  readonly fromOwnLeader: number;
}

/** The taste of the bot that people meet as steady, and of playouts. */
export const USUAL: Taste = {
  mage: 6,
  lastLeader: 25,
  shot: 0.4,
  inRange: 0.32,
  soonInRange: 0.3,
  late: 0.25,
  company: 0,
  fromEnemyLeader: 0,
  fromOwnLeader: 0,
};

/**
 * A taste for the First skirmish: it fears Mages, keeps together two steps apart, and lets the enemy come into its reach. Found by
 * trying (docs/decisions/0055): of many tastes drawn at random around the best so far, those that won most against several bots.
 */
export const WARY: Taste = {
  mage: 8.5,
  lastLeader: 12,
  shot: 0.68,
  inRange: 0.47,
  soonInRange: 0.35,
  late: 0.6,
  company: 0.106,
  fromEnemyLeader: 0.064,
  fromOwnLeader: 0.04,
};
