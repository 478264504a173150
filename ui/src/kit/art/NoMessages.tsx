/** Two cups on a table: nobody has said anything yet. */
export function NoMessages() {
  return (
    <svg className="art" viewBox="0 0 160 110" aria-hidden="true">
      <ellipse cx="80" cy="100" rx="70" ry="5" fill="var(--line)" opacity=".6" />
      <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M28 62h40v16a18 18 0 0 1-18 18h-4a18 18 0 0 1-18-18z" fill="var(--action-soft)" />
        <path d="M28 67h-6a8 8 0 0 0 0 17h7" fill="none" />
        <path d="M92 62h40v16a18 18 0 0 1-18 18h-4a18 18 0 0 1-18-18z" fill="var(--accent-soft)" />
        <path d="M132 67h6a8 8 0 0 1 0 17h-7" fill="none" />
      </g>
      <g stroke="var(--soft)" strokeWidth="3" strokeLinecap="round" fill="none">
        <path d="M40 50c-5-7 5-11 0-19M54 50c-5-7 5-11 0-19" />
        <path d="M104 50c-5-7 5-11 0-19M118 50c-5-7 5-11 0-19" />
      </g>
      <path d="M80 30c-6-4-9-7-9-11a5 5 0 0 1 9-3 5 5 0 0 1 9 3c0 4-3 7-9 11z" fill="var(--accent)" />
    </svg>
  )
}
