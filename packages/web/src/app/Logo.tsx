/** The logo of Glade: two trees at the edge of a clearing. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <g
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      >
        <path d="M11 4.5 4.5 15H8l-5 8h16l-5-8h3.5z" />
        <path d="M11 23v5" />
        <path d="m23.5 11.5-3.5 6h2l-2.5 5h8.5l-2.5-5h2z" />
        <path d="M23.5 22.5v4.5" />
        <path d="M2.5 28.5c7-1.6 20-1.6 27 0" />
      </g>
    </svg>
  );
}
