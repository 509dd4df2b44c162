import { useRef } from 'preact/hooks';

/** The same function whenever a component is drawn, which does what the latest one does. What takes it need not be drawn again. */
export function useSteady<Args extends unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act);
  latest.current = act;
  return useRef((...args: Args) => latest.current(...args)).current;
}
