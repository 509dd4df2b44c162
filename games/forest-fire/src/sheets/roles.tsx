import type { Frame, Sheet, SheetRequest } from '@glade/print/model';
import { heightOf, Inset, sizesOf, Text } from '@glade/print/sheet';
import { Piece } from '../board/drawings/Crew.tsx';
import { rolesInPlay, type Role } from './pieces.tsx';

interface CardProps {
  readonly request: SheetRequest;
  readonly role: Role;
  readonly mixed: boolean;
  readonly y: number;
  readonly width: number;
}

/** What a card says, in the words of the cards on the screen: does, gesture, story, what is true of it. */
function paragraphs({ request: { say }, role, mixed }: Omit<CardProps, 'y'>) {
  const mime = say(`story.${role}.mime`);
  const easy = role === 'pilot' ? ` ${say('story.pilot.easy')}` : '';
  return [
    [{ text: say(`story.${role}.does`), bold: true }],
    [`${mime}${easy}`],
    [say(`story.${role}.story`)],
    [say(`story.${role}.know`)],
    ...(mixed ? [[say('story.mixed')]] : []),
  ];
}

const PAD = 5;

/** Where the words of a card stand, and how high it is. */
function measure(props: Omit<CardProps, 'y'>) {
  const { text, title } = sizesOf(props.request.style);
  const side = Math.min(48, props.width * 0.28);
  const left = side + 2 * PAD;
  const room = props.width - left - PAD;
  const told = paragraphs(props);
  const heights = told.map((words) => heightOf(words, room, text) + 0.5 * text);
  const high = 2 * title + heights.reduce((sum, each) => sum + each, 0);
  return { side, left, room, told, heights, height: Math.max(side, high - text) + 2 * PAD };
}

function Card({ y, ...props }: CardProps) {
  const { request, role, width } = props;
  const { text, title } = sizesOf(request.style);
  const { side, left, room, told, heights, height } = measure(props);
  let line = y + PAD + title * 2;
  return (
    <>
      <rect
        x="0.5"
        y={y + 0.5}
        width={width - 1}
        height={height - 1}
        rx="4"
        fill="none"
        stroke="var(--pencil)"
        stroke-width="0.4"
      />
      <Inset
        picture={{
          viewBox: [-6, -16, 116, 120],
          content: <Piece seat={0} role={role} plain full />,
        }}
        x={PAD}
        y={y + PAD}
        size={side}
      />
      <Text
        x={left}
        y={y + PAD + title}
        size={title}
        face="title"
        words={request.say(`role.${role}`)}
      />
      {told.map((words, i) => {
        const top = line;
        line += heights[i]!;
        return <Text key={i} x={left} y={top} size={text} width={room} words={words} />;
      })}
    </>
  );
}

const GAP = 4;

/** The cards of the roles in play: what a role does, its gesture and its story (FF-30 to FF-47). */
export function roleSheets(request: SheetRequest, frame: Frame): readonly Sheet[] {
  const roles = rolesInPlay(request);
  const cards = roles.map((role) => {
    const props = {
      request,
      role,
      mixed: roles.length > 1 && role === roles.at(-1),
      width: frame.width,
    };
    return { ...props, height: measure(props).height };
  });
  const pages: (typeof cards)[] = [[]];
  let used = 0;
  for (const card of cards) {
    if (used > 0 && used + card.height > frame.height) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)!.push(card);
    used += card.height + GAP;
  }
  return pages.map((shown) => {
    let y = 0;
    return {
      used: shown.reduce((sum, { height }) => sum + height + GAP, -GAP),
      what: shown
        .flatMap(({ role }) => [
          request.say(`role.${role}`),
          request.say(`story.${role}.does`),
          request.say(`story.${role}.mime`),
        ])
        .join('. '),
      content: shown.map(({ height, ...card }) => {
        const top = y;
        y += height + GAP;
        return <Card key={card.role} {...card} y={top} />;
      }),
    };
  });
}
