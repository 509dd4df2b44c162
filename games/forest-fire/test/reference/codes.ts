/**
 * How the actions of the rules file are numbered: the only place that knows.
 * Section 4 of the rules file gives 0 to 176; the three roles, refill and stop follow.
 */
export const GO = 0; // + square 0-35 or spot 36-59: steps, jumps and placing a piece
export const PUT_OUT = 60; // + square
export const DROP = 96; // + line 0-79
export const DONE = 176;
export const CHOOSE = 177; // + role, in the order of ROLES
export const REFILL = 180;
export const STOP = 181;

export const ROLES = ['H', 'S', 'P'] as const;
export type Role = (typeof ROLES)[number];

/** With `turnOrder = free` every action of seat i, also before round 1, is i*256 + code. */
const PER_SEAT = 256;

export function withSeat(seat: number, code: number): number {
  return seat * PER_SEAT + code;
}

export function seatIn(action: number): number {
  return Math.floor(action / PER_SEAT);
}

export function codeIn(action: number): number {
  return action % PER_SEAT;
}
