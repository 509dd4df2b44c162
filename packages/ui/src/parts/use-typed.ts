import type { TargetedEvent } from 'preact';
import { useState } from 'preact/hooks';

type OfField = TargetedEvent<HTMLInputElement>;

/**
 * What a field needs whose text counts once it is left, or Enter is pressed: the page around it may be drawn again while
 * somebody types, and what is typed stays. `value` is what counts now, `onTyped` gets each new text. Afterwards the field
 * shows `value` again.
 */
export function useTyped(value: string, onTyped: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  return {
    value: typed ?? value,
    onInput: ({ currentTarget }: OfField): void => setTyped(currentTarget.value),
    onChange: ({ currentTarget }: OfField): void => {
      setTyped(undefined);
      onTyped(currentTarget.value);
    },
  };
}
