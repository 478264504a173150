import './Bars.css'

interface Bar {
  /** Under the bar: 'Oct 12'. */
  readonly label: string
  readonly value: number
  /** The value in words: '$812'. */
  readonly words: string
  /** Still growing: drawn hatched, and said in its label. */
  readonly open?: boolean
}

interface BarsProps {
  /** What they tell, for those who hear it. */
  label: string
  bars: readonly Bar[]
}

/** A few numbers side by side: upright where there is room, lying on a phone. Each with its value in words. */
export function Bars({ label, bars }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <div className="bars">
      <ul className="bars-list" aria-label={label} role="list">
        {bars.map((bar, index) => {
          const length = `${Math.max(0.5, (bar.value / most) * 100)}%`
          return (
            <li key={index} data-open={bar.open || undefined}>
              <span className="bars-label">{bar.label}</span>
              <span className="bars-room">
                <svg className="bars-bar" width={length} height={length} aria-hidden="true">
                  <rect width="100%" height="100%" />
                </svg>
                <b>{bar.words}</b>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
