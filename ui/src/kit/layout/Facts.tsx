import type { Sayable } from '@homecare/sdk/kit'
import type { ReactNode } from 'react'
import './Facts.css'
import { useSay } from '../say'

interface Fact {
  readonly name: Sayable
  readonly value: ReactNode
}

interface FactsProps {
  /** What is not known is left out by the caller. */
  facts: readonly Fact[]
  /** lines: each name beside its value; columns: each small above it, as many abreast as fit. */
  look?: 'lines' | 'columns'
}

/** What is known of something, each with its name. */
export function Facts({ facts, look = 'lines' }: FactsProps) {
  const say = useSay()
  return (
    <dl className="facts" data-look={look}>
      {facts.map(({ name, value }, index) => (
        <div key={index}>
          <dt>{say(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
