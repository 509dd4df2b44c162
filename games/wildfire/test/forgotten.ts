import type { Forgotten } from '@glade/engine/testing';

/** The position with other rows. */
const rows =
  (change: (rows: string) => string) =>
  ({ after }: { readonly after: string }): string =>
    after.replace(/(?<=: ).*(?= digs)/, change);

/** Rules that the lessons of Wildfire notice when somebody does without them. */
export const FORGOTTEN: readonly Forgotten[] = [
  // A fire that was put out burns on.
  { clause: 'WF-20', lesson: 'WF-L04', without: rows((text) => text.replaceAll('o', '/')) },
  // A new fire lights nothing.
  { clause: 'WF-11', lesson: 'WF-L07', without: rows((text) => text.replaceAll('/', '.')) },
  // Old fires stay as they are.
  { clause: 'WF-10', lesson: 'WF-L07', without: rows((text) => text.replaceAll('X', '/')) },
  // A square that was dug is as empty as before.
  { clause: 'WF-21', lesson: 'WF-L05', without: rows((text) => text.replaceAll('#', '.')) },
  // A flare-up lights nothing.
  {
    clause: 'WF-16',
    lesson: 'WF-L08',
    without: ({ action, before, after }) =>
      action === 'event 2,3' ? before.replace('event', 'act 1') : after,
  },
  // The home among the dice gives no action more.
  { clause: 'WF-18', lesson: 'WF-L08', without: ({ after }) => after.replace('act 2', 'act 1') },
];
