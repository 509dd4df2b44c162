// The types of units (WK-01).

export const SOLDIER = 0;
export const PEGASUS = 1;
export const MAGE = 2;
export const LEADER = 3;

/** WK-01: movement and Force by type. */
export const MOVEMENT = [1, 3, 1, 3] as const;
export const FORCE = [3, 1, 0, 0] as const;
