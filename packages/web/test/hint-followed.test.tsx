import { signal } from '@preact/signals';
import type { Say } from '@glade/text';
import type { GameBoard, Message } from '@glade/ui';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { newPage } from '../../ui/test/fake-page.ts';
import { Controls } from '../src/match/controls/Controls.tsx';
import type { Session } from '../src/match/session.ts';

vi.mock('../src/narration/announce.ts', () => ({ announce: () => {} }));
afterEach(() => vi.unstubAllGlobals());

const say = Object.assign((key: string) => key, { has: () => false }) as unknown as Say;
const END = 7;

/** A match in which a person can end a turn, and is asked before. */
const session = {
  view: signal({ actor: 0, view: {}, legal: [END, 8], header: { dice: 'virtual' }, entries: [] }),
  busy: signal(false),
  held: signal(false),
  playOn: signal(undefined),
  watching: signal(false),
  halfEntered: signal(undefined),
  dice: signal(undefined),
  takesBack: false,
} as unknown as Session;
const board = {
  buttons: () => [{ action: END, label: 'end', ask: 'end.ask' }],
} as unknown as GameBoard;

/** What a tap on the only button of the game does, while a hint says to do this. */
async function tapped(advised: number | undefined) {
  const page = newPage();
  const played: number[] = [];
  const asked: Message[] = [];
  const nothing = (): void => {};
  await act(() =>
    render(
      <Controls
        {...{ say, board, session, advised }}
        task={signal(undefined)}
        unasked={0}
        sure={false}
        onSubmit={() => true}
        onPlay={(action) => void played.push(action)}
        onAsk={(question) => void (question && asked.push(question))}
        {...{ onHint: nothing, onHelp: nothing, onEarlier: nothing, onNew: nothing }}
      />,
      page.body as unknown as Element,
    ),
  );
  const [text] = page.body.all().filter(({ data }) => data === 'end');
  await act(() => text!.fire('click', { type: 'click' }));
  await act(() => render(null, page.body as unknown as Element));
  return { played, asked: asked.map(({ key }) => key) };
}

test('before something ends, a question is asked', async () => {
  expect(await tapped(undefined)).toEqual({ played: [], asked: ['end.ask'] });
  expect(await tapped(8)).toEqual({ played: [], asked: ['end.ask'] });
});

test('who follows a hint is not asked whether they mean it', async () => {
  expect(await tapped(END)).toEqual({ played: [END], asked: [] });
});
