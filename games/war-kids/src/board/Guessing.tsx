import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type GuessParts = typeof import('../guess/Guess.tsx');

interface GuessingProps {
  readonly children: (parts: GuessParts) => ComponentChildren;
}

let atOnce: GuessParts | undefined;

/** On paper nothing can come later: the code that prints hands the guessing game in before. */
export function haveGuessAtOnce(parts: GuessParts): void {
  atOnce = parts;
}

/** The guessing game is loaded when it is played; what prevents that is thrown, for the page to tell. */
export function Guessing({ children }: GuessingProps) {
  const [loaded, setLoaded] = useState<{ parts: GuessParts } | { error: unknown } | undefined>(
    atOnce && { parts: atOnce },
  );
  useEffect(() => {
    if (atOnce !== undefined) return;
    import('../guess/Guess.tsx').then(
      (parts) => setLoaded({ parts }),
      (error: unknown) => setLoaded({ error }),
    );
  }, []);
  if (loaded === undefined) return null;
  if ('error' in loaded) throw loaded.error;
  return <>{children(loaded.parts)}</>;
}
