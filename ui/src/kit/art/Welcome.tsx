/** An open door with light in it: come in. */
export function Welcome() {
  return (
    <svg className="art" viewBox="0 0 160 110" aria-hidden="true">
      <ellipse cx="80" cy="100" rx="70" ry="5" fill="var(--line)" opacity=".6" />
      <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M24 98V50l56-40 56 40v48z" fill="var(--paper)" />
        <path d="M62 98V52a18 18 0 0 1 36 0v46z" fill="var(--warn-soft)" />
        <path d="M62 98V46l-16-5v60z" fill="var(--action-soft)" />
        <path d="M16 55 80 9l64 46" fill="none" />
        <path d="M55 70v4" />
      </g>
      <path
        d="M80 80c-8-5-12-9-12-14a6.5 6.5 0 0 1 12-4 6.5 6.5 0 0 1 12 4c0 5-4 9-12 14z"
        fill="var(--accent)"
      />
    </svg>
  )
}
