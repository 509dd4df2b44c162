import type { HexBrush } from '@glade/ui/hex-board';
import { useEffect, useRef } from 'preact/hooks';

/** It comes to this hex; `from` is the one before in the same stroke. */
type Draw = (hex: number, from: number | undefined) => void;

/**
 * Strokes of a mouse or a pen, from the hex where it goes down to the one where it goes up, anywhere on the page; of a
 * finger too where `touch` says so.
 */
export function useStroke(touch: boolean, draw: Draw): HexBrush {
  const latest = useRef(draw);
  latest.current = draw;
  const last = useRef<number | undefined>(undefined);
  const drawn = useRef(false);
  useEffect(() => {
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (last.current === undefined) return;
      const under = document.elementFromPoint(clientX, clientY);
      const cell = under?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
      const hex = Number(cell ?? last.current);
      if (hex === last.current) return;
      latest.current(hex, last.current);
      last.current = hex;
    };
    const end = (): void => void (last.current = undefined);
    const all = new AbortController();
    const { signal } = all;
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', end, { signal });
    document.addEventListener('pointercancel', end, { signal });
    return () => all.abort();
  }, []);
  return {
    touch,
    begin({ button, pointerType, isPrimary }, hex) {
      drawn.current = false;
      const draws = touch || pointerType !== 'touch';
      if (!draws || button !== 0 || !isPrimary || hex === undefined) return;
      drawn.current = true;
      last.current = hex;
      latest.current(hex, undefined);
    },
    ends() {
      // Its hex has been drawn; keys click without a pointer.
      const was = drawn.current;
      drawn.current = false;
      return was;
    },
  };
}
