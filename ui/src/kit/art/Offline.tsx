/** A cord that has come out of its socket: the connection, or the other end of it, is not there. */
export function Offline() {
  return (
    <svg className="art" viewBox="0 0 160 90" aria-hidden="true">
      <ellipse cx="80" cy="82" rx="66" ry="5" fill="var(--line)" opacity=".6" />
      <g fill="none" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M6 62c16 8 22-14 38-14h10" />
        <path d="M54 36h16a8 8 0 0 1 8 8v8a8 8 0 0 1-8 8H54z" fill="var(--paper)" />
        <path d="M78 42h8M78 54h8" />
        <path d="M124 34h-14a10 10 0 0 0-10 10v8a10 10 0 0 0 10 10h14z" fill="var(--action-soft)" />
        <path d="M124 48h8c14 0 10-26 22-24" />
        <path d="M106 43v2M106 52v2" />
      </g>
      <path
        d="M92 26l-3-9M82 27l-8-6M100 24l4-8"
        stroke="var(--accent)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
