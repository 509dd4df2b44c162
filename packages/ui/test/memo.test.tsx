import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { memo } from '../src/parts/memo.ts';
import { newPage } from './fake-page.ts';

afterEach(() => vi.unstubAllGlobals());

interface Props {
  readonly names: readonly string[];
}

test('a drawing is drawn again where its properties are not the same: each of its values, or as it says itself', () => {
  const page = newPage();
  const drawn: string[] = [];
  const draw = (which: string) => (props: Props) => {
    drawn.push(`${which}: ${props.names.join()}`);
    return <p>{props.names}</p>;
  };
  const Plain = memo(draw('plain'));
  const Own = memo(draw('own'), (before, now) => before.names.join() === now.names.join());
  const kept = ['a'];
  for (const names of [kept, kept, ['a'], ['b']])
    render(
      <>
        <Plain names={names} />
        <Own names={names} />
      </>,
      page.body as unknown as Element,
    );
  expect(drawn).toEqual(['plain: a', 'own: a', 'plain: a', 'plain: b', 'own: b']);
});
