import { useId, type ReactNode } from 'react'

interface SectionProps {
  title: ReactNode
  /** The level of its heading; 2 unless it stands in another section or in a card. */
  level?: 2 | 3
  /** Beside the heading: a link to all of them, a switch. */
  aside?: ReactNode
  className?: string
  children?: ReactNode
}

/** A part of a page, named by its heading. */
export function Section({ title, level = 2, aside, className, children }: SectionProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={className ? `section ${className}` : 'section'} aria-labelledby={id}>
      <div className="row" data-spread>
        <Heading id={id}>{title}</Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}
