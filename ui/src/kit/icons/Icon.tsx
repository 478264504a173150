/** A drawing on a 24-grid: the `d` of its strokes, or of its surface when `solid`. */
export interface Glyph {
  readonly d: string
  readonly solid?: boolean
}

/** An icon of our own drawing. Silent for screen readers: the words beside it, or its button's label, speak. */
export function Icon({ of }: { of: Glyph }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" data-solid={of.solid || undefined}>
      <path d={of.d} />
    </svg>
  )
}
