/** A window with a plant on its sill: nothing planned, nothing to do. */
export function QuietDay() {
  return (
    <svg className="art" viewBox="0 0 160 110" aria-hidden="true">
      <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M42 92V30a12 12 0 0 1 12-12h52a12 12 0 0 1 12 12v62z" fill="var(--action-soft)" />
        <circle cx="98" cy="40" r="9" fill="var(--warn-soft)" />
        <path d="M80 18v74M42 54h76" fill="none" />
        <path d="M30 92h100" strokeWidth="5" />
        <path d="M94 74h24l-3 18H97z" fill="var(--accent-soft)" />
        <path
          d="M106 74c0-9-1-14-9-20 0 10 3 16 9 20zM106 74c0-11 4-17 12-22 1 11-4 18-12 22z"
          fill="var(--good-soft)"
        />
      </g>
    </svg>
  )
}
