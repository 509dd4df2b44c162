import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type GuessParts = typeof import('../guess/Guess.tsx');

interface GuessingProps {
  readonly children: (parts: GuessParts) => ComponentChildren;
}

/** The guessing game is loaded when it is played; what prevents that is thrown, for the page to tell. */
export function Guessing({ children }: GuessingProps) {
  const [loaded, setLoaded] = useState<{ parts: GuessParts } | { error: unknown }>();
  useEffect(() => {
    import('../guess/Guess.tsx').then(
      (parts) => setLoaded({ parts }),
      (error: unknown) => setLoaded({ error }),
    );
  }, []);
  if (loaded === undefined) return null;
  if ('error' in loaded) throw loaded.error;
  return <>{children(loaded.parts)}</>;
}
