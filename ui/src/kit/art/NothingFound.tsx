/** A street of small houses under a looking glass: searched, and nobody there. */
export function NothingFound() {
  return (
    <svg className="art" viewBox="0 0 160 110" aria-hidden="true">
      <ellipse cx="80" cy="100" rx="70" ry="5" fill="var(--line)" opacity=".6" />
      <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M14 98V66l20-17 20 17v32z" fill="var(--paper)" />
        <path d="M106 98V66l20-17 20 17v32z" fill="var(--paper)" />
        <path d="M52 98V52l28-24 28 24v46z" fill="var(--action-soft)" />
        <path d="M72 98V78h16v20M29 74h10v9H29zM121 74h10v9h-10z" fill="none" />
        <circle cx="90" cy="52" r="22" fill="var(--ground)" fillOpacity=".75" />
        <path d="M106 68l18 18" strokeWidth="6" />
      </g>
      <path
        d="M80 50a10 10 0 0 1 9-9"
        stroke="var(--accent)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}
