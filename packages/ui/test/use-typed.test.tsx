import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { useTyped } from '../src/parts/use-typed.ts';
import { newPage } from './fake-page.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is typed stays while the page is drawn again, and counts once the field is left', () => {
  const page = newPage();
  const told = vi.fn<(text: string) => void>();
  function Field({ value }: { readonly value: string }) {
    return <input {...useTyped(value, told)} />;
  }
  const draw = (value: string): void =>
    void act(() => render(<Field value={value} />, page.body as unknown as Element));
  draw('60');
  const field = page.body.all().find(({ localName }) => localName === 'input')!;
  const shown = () => field.attributes.get('value');
  const happens = (name: string, text: string): void =>
    void act(() => field.fire(name, { currentTarget: { value: text } }));
  expect(shown()).toBe('60');
  happens('input', '4');
  draw('60');
  expect(shown()).toBe('4');
  expect(told).not.toHaveBeenCalled();
  happens('change', '45');
  expect(told).toHaveBeenCalledExactlyOnceWith('45');
  draw('45');
  expect(shown()).toBe('45');
  // What does not fit gives way to what counts.
  happens('input', '900');
  happens('change', '900');
  draw('45');
  expect(shown()).toBe('45');
});
