import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Whether somebody has scrolled so far down that an element lies above what is in sight. */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) =>
      setPast(!entry!.isIntersecting && entry!.boundingClientRect.bottom <= 0),
    );
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return past;
}
