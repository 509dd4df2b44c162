// The paths of the icons, in a square of 24 by 24.
export const ICONS = {
  undo: 'M8 4 3 9l5 5M3 9h11a6 6 0 0 1 0 12h-3',
  hint: 'M9 18h6M10 21.5h4M8.5 15a7 7 0 1 1 7 0c-.6.5-.8 1.1-.8 2H9.3c0-.9-.2-1.5-.8-2',
  count: 'M5 5v14M9 5v14M13 5v14M17 5v14M3 15 20 8',
  draw: 'M7 3.500h10v17H7zM3.500 6v12M20.500 6v12M12 9l2.500 3-2.500 3-2.500-3z',
  help: 'M12 2.5a9.5 9.5 0 1 0 .01 0M9 9.2a3 3 0 1 1 4.3 2.7c-.9.5-1.3 1-1.3 2.1M12 17.5v.01',
  aside: 'M4 5h16v14H4zM14 5v14M16.5 9h1.5M16.5 12.5h1.5',
  say: 'M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 5.5a9 9 0 0 1 0 13',
  more: 'M4 12a8.5 8.5 0 1 0 2.500-6L4 8.500M4 4v4.500h4.500M12.500 8v4.500l3 2',
  add: 'M12 5v14M5 12h14',
  back: 'm15 5-7 7 7 7',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 0 .01 0M8 14.5a2.5 2.5 0 1 0 .01 0',
  players:
    'M9 4.5a3.2 3.2 0 1 0 .01 0M3 20c0-4.5 2.3-7 6-7s6 2.5 6 7M16 5.2a3 3 0 0 1 0 5.6M17.5 13.6c2.3.8 3.5 3 3.5 6.4',
  ages: 'M4.5 20.5h15v-8h-15zM4.5 16.5q2.5-2 5 0t5 0 5 0M9 12.5V9M15 12.5V9M9 6.200v-.4M15 6.200v-.4',
  minutes: 'M12 3.5a8.5 8.5 0 1 0 .01 0M12 7.5V12l3 2',
} as const;

/** An icon beside or in place of a word. It is hidden from screen readers: its button has the word. */
export function Icon({ path }: { readonly path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
