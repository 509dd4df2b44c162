import type { Attempt } from './state.ts';
/** Numbers of cards, spaces and actions. */

export const DRAW = 0;
const PLACE = 1 << 20;
export const STOP = 2 << 20;
export const KEEP = 3 << 20;
export const MOVE = 4 << 20;
export const JOKER = 52;

/** Suits: spades 0, clubs 1, diamonds 2, hearts 3. */
export function suitOf(card: number): number {
  return Math.floor(card / 13);
}

/** FV-R23: 2 to 14; a Joker adds nothing (FV-R32). */
export function valueOf(card: number): number {
  return card === JOKER ? 0 : (card % 13) + 2;
}

function cellOf(x: number, y: number): number {
  return (y + 84) * 169 + (x + 84);
}

function placeOf(cell: number): { x: number; y: number } {
  return { x: (cell % 169) - 84, y: Math.floor(cell / 169) - 84 };
}

export function sourceCode(owner: number, type: number): number {
  return ((owner + 1) << 6) | type;
}

export function sourceOf(action: number): { owner: number; type: number } {
  return { owner: (action >> 6) - 1, type: action % 64 };
}

export function placementCode(x: number, y: number, rotation: number): number {
  return PLACE + cellOf(x, y) * 4 + rotation;
}

export function placementOf(action: number): { x: number; y: number; rotation: number } {
  return { ...placeOf(Math.floor((action - PLACE) / 4)), rotation: action % 4 };
}

export function moveCode(x: number, y: number, bank: number): number {
  return MOVE + cellOf(x, y) * 2 + bank;
}

export function moveOf(action: number): { x: number; y: number; bank: number } {
  return { ...placeOf(Math.floor((action - MOVE) / 2)), bank: action % 2 };
}

/** Owners count from 1: with seat 0 as 0 its two of spades, tried alone, would be STOP. */
export function attemptCode(attempt: Attempt): number {
  const mask = attempt.helpers.reduce((bits, seat) => bits + 2 ** seat, 0);
  const owner = attempt.owner + 1;
  return STOP + owner * 32768 + attempt.card * 512 + mask * 8 + attempt.friend + 1;
}
