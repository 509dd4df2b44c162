import type { Frame, Picture, Sheet, SheetRequest } from '@glade/print/model';
import {
  heightOfSteps,
  pagesOfSteps,
  spoken,
  sizesOf,
  StepList,
  Text,
  together,
  type Cited,
  type Step,
} from '@glade/print/sheet';
import { Piece } from '../board/drawings/Crew.tsx';
import { Firebreak } from '../board/drawings/Fire.tsx';
import { Burning, Forested } from '../board/drawings/Scraps.tsx';
import { Spreading } from '../board/Spreading.tsx';
import { fireOptions } from '../rules/options.ts';
import { CLAUSES } from './clauses.ts';
import { rolesInPlay } from './pieces.tsx';

const square = (content: Picture['content']): Picture => ({
  viewBox: [-6, -16, 114, 118],
  content,
});

/** A match for the host to read aloud, with the options that were chosen. */
function stepsOf(request: SheetRequest): readonly Step[] {
  const { say } = request;
  const options = fireOptions(request.options);
  const title = (key: string): string => say(`sheets.card.${key}`);
  const told = (key: string, args = {}, clauses = CLAUSES[key]!): Cited => ({
    text: say(`sheets.card.${key}`, args),
    clauses,
  });
  const roles = rolesInPlay(request);
  const walkers = roles.some((role) => role !== 'pilot');
  const perPlayer = request.options['firebreaks'] === 'perPlayer';
  const late = options.fireTiming === 'afterEachTurn';
  return [
    {
      title: title('start'),
      picture: square(
        options.firebreaks > 0 ? <Firebreak /> : <Piece seat={0} role="none" plain />,
      ),
      words: together(
        ...(options.firebreaks > 0
          ? [
              perPlayer
                ? told('start.breaks.each')
                : told('start.breaks', { n: options.firebreaks }),
            ]
          : []),
        ...(roles.length > 1 ? [told('start.roles')] : []),
        ...(walkers
          ? [told(`start.${options.place}`, { pilots: roles.includes('pilot') ? 1 : 0 })]
          : []),
        told('start.opening', { rolls: options.setupRounds }),
      ),
    },
    {
      title: title('fires'),
      picture: square(<Burning />),
      words: together(
        told(late ? 'fires.late' : 'fires.first'),
        told(options.rollsFor === 'starting' ? 'fires.starting' : 'fires.remaining'),
        told('fires.call'),
      ),
    },
    {
      title: title('spread'),
      picture: { viewBox: [0, 0, 300, 100], content: <Spreading /> },
      words: together(
        told('spread.words'),
        told(options.chain ? 'spread.chain' : 'spread.once'),
        ...(options.stackSpread ? [] : [told('spread.noStack')]),
        ...(options.firebreaks > 0 ? [told('spread.breaks')] : []),
      ),
    },
    ...roles.map((role) => ({
      title: say(`role.${role}`),
      picture: square(<Piece seat={0} role={role} plain full />),
      words: together(
        told(role),
        ...(role === 'pilot'
          ? []
          : [told(options.edgeWalk ? 'walk' : 'noWalk', {}, CLAUSES[`walk.${role}`])]),
      ),
    })),
    {
      title: title('end'),
      picture: square(<Forested />),
      words: together(
        ...(options.turnOrder === 'free' ? [told('free')] : []),
        ...(walkers ? [told(`${options.burned}.${options.burnCheck}`)] : []),
        told('end.words', {
          breaks: options.firebreaks > 0 ? 1 : 0,
          // Pilots are never out, and a rest is not the end (FF-R05, FF-R31).
          out: walkers && options.burned === 'out' ? 1 : 0,
        }),
        ...(options.maxRounds > 0 ? [told('end.last', { rounds: options.maxRounds })] : []),
      ),
    },
  ];
}

/** The host's card: the whole match in words. */
export function cardSheets(request: SheetRequest, frame: Frame): readonly Sheet[] {
  const { say, style } = request;
  const { text, title } = sizesOf(style);
  const top = title + 2 * text;
  const list = { width: frame.width, size: text, steps: stepsOf(request), pictures: text * 5.6 };
  return pagesOfSteps(list, frame.height - top).map((steps) => ({
    used: top + heightOfSteps({ ...list, steps }),
    what: [say('sheets.card.what'), ...steps.map(spoken)].join(' '),
    content: (
      <>
        <Text x={0} y={title} size={title} face="title" words={say('sheets.card.title')} />
        <StepList {...list} steps={steps} x={0} y={top} />
      </>
    ),
  }));
}
