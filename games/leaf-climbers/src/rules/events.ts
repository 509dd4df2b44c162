import { kind } from '@glade/engine';

/** A move over steps that these clauses price. */
const wayOf = (code: string, prices: readonly string[]) =>
  kind(
    code,
    ['LC-19', 'LC-20', ...prices, 'LC-25', 'LC-26', 'LC-R6', 'LC-R8', 'LC-R12', 'LC-R14'],
    ['cell', 'seat', 'price'],
  );

/** Everything a match can tell of, with the clauses that say so. */
export const EVENTS = {
  // The order of turns, one seat after another; those who are lost are left out.
  first: kind(
    'first',
    ['LC-07', 'LC-08', 'LC-09', 'LC-10', 'LC-R10', 'LC-R11', 'LC-R22', 'LC-R23'],
    ['seat'],
  ),
  next: kind('next', ['LC-10', 'LC-R11', 'LC-R15'], ['seat']),

  // Leaves are announced.
  leaves: kind('leaves', ['LC-11', 'LC-12'], ['rolled', 'leaves']),
  void: kind('void', ['LC-R1'], ['rest']),
  leaf: kind(
    'leaf',
    ['LC-01', 'LC-02', 'LC-03', 'LC-13', 'LC-14', 'LC-R2', 'LC-R3', 'LC-R5'],
    ['cell', 'leaves'],
  ),

  // Players move.
  dice: kind('dice', ['LC-18', 'LC-R10'], ['seat', 'roll']),
  stays: kind('stays', ['LC-R13'], ['seat']),
  stood: kind('stood', ['LC-R9', 'LC-R12'], ['cell', 'seat']),
  // By the way: all level; with steps up; with steps down; with both.
  moved: wayOf('moved', ['LC-24']),
  climbed: wayOf('climbed', ['LC-22']),
  descended: wayOf('descended', ['LC-23', 'LC-R7']),
  upAndDown: wayOf('upAndDown', ['LC-22', 'LC-23', 'LC-R7']),
  climbedTop: kind('climbedTop', ['LC-17', 'LC-R18'], ['cell', 'seat']),

  // Leaves land.
  landed: kind('landed', ['LC-27', 'LC-R16'], ['leaves', 'hit']),
  crushed: kind('crushed', ['LC-28', 'LC-R15'], ['cell', 'seat']),
  grown: kind('grown', ['LC-21', 'LC-27', 'LC-30'], ['cell', 'height']),

  // The end.
  complete: kind('complete', ['LC-31', 'LC-R17', 'LC-R21'], []),
  lastOne: kind('lastOne', ['LC-32', 'LC-R20', 'LC-R22'], ['seat']),
  nobody: kind('nobody', ['LC-R19'], []),
  lostAlone: kind('lostAlone', ['LC-R20'], []),
  lostTogether: kind('lostTogether', ['LC-R19', 'LC-R21'], []),
} as const;
