import type { Forgotten } from '@glade/engine/testing';

/** Rules that the lessons of Forest Fire notice when somebody does without them. */
export const FORGOTTEN: readonly Forgotten[] = [
  // Each square that catches fire lights others.
  { clause: 'FF-R08', lesson: 'FF-L09', options: { chain: true } },
  // The edge cannot be walked along.
  { clause: 'FF-R15', lesson: 'FF-L15', options: { edgeWalk: false } },
  // Smoke Jumpers are Hotshots.
  { clause: 'FF-42', lesson: 'FF-L16', options: { game: 'hotshots' } },
  // The fire does not spread.
  { clause: 'FF-13', lesson: 'FF-L07', without: spread },
  { clause: 'FF-14', lesson: 'FF-L07', without: spread },
  // A square holds no more than one counter.
  { clause: 'FF-12', lesson: 'FF-L10', without: ({ after }) => after.replaceAll(/[2-9]/g, '1') },
  // Fire that is put out burns on.
  { clause: 'FF-33', lesson: 'FF-L14', without: ({ after }) => after },
];

/** Only the fire that the dice have named is new. */
function spread({ before, action, after }: Parameters<NonNullable<Forgotten['without']>>[0]) {
  const [down, across] = action.split(' ')[1]!.split(',').map(Number) as [number, number];
  const burning = before.match(/(?<=: )[^;]*(?= ;)/)![0].split('/');
  const row = burning[down - 1]!;
  burning[down - 1] = `${row.slice(0, across - 1)}1${row.slice(across)}`;
  return after.replace(/(?<=: )[^;]*(?= ;)/, burning.join('/'));
}
