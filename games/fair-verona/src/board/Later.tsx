import { useEffect, useState } from 'preact/hooks';

/** A module, once it is wanted and here. Where it cannot be loaded, the next position tries again. */
export function useLater<T>(load: () => Promise<T>, view: unknown, wanted = true): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly module: T }>();
  useEffect(() => {
    if (!wanted || loaded !== undefined) return;
    load().then(
      (module) => setLoaded({ module }),
      () => {},
    );
  }, [wanted, view]);
  return loaded?.module;
}

let more: typeof import('./More.tsx') | undefined;

/** What the first turn does not need of map and tiles: loaded once it is wanted, and then there at once. */
export function useMore(wanted: boolean): typeof more {
  const [, draw] = useState(0);
  useEffect(() => {
    if (!wanted || more !== undefined) return;
    import('./More.tsx').then(
      (module) => {
        more = module;
        draw(1);
      },
      () => {},
    );
  }, [wanted]);
  return wanted ? more : undefined;
}
