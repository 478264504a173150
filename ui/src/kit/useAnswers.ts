import type { Sayable } from '@homecare/sdk/kit'
import { useState } from 'react'

/** What somebody answered, and how it is taken back where that is possible. */
export interface Answer {
  readonly words: Sayable
  readonly undo?: () => unknown
}

/** A row of a list of questions. */
interface AskedRow<T> {
  readonly key: string | number
  readonly item: T
  readonly answer: Answer | null
}

interface Held<T> {
  readonly item: T
  readonly at: number
  readonly answer: Answer | null
}

/**
 * The rows of a list of questions: what was answered stays in its place with its answer until the page is left, also
 * where the list no longer holds it; taken back, it is asked again. `open` is how many are not answered.
 */
export function useAnswers<T>(items: readonly T[], by: (item: T) => string | number) {
  const [held, setHeld] = useState<ReadonlyMap<string | number, Held<T>>>(new Map())
  const rows: AskedRow<T>[] = items.map((item) => ({
    key: by(item),
    item,
    answer: held.get(by(item))?.answer ?? null,
  }))
  const there = new Set(rows.map(({ key }) => key))
  for (const [key, { item, at, answer }] of [...held].toSorted(([, one], [, other]) => one.at - other.at)) {
    if (!there.has(key)) rows.splice(Math.min(at, rows.length), 0, { key, item, answer })
  }
  const keep = (item: T, answer: Answer | null) => {
    const at = rows.findIndex(({ key }) => key === by(item))
    setHeld((before) =>
      new Map(before).set(by(item), { item, at: before.get(by(item))?.at ?? Math.max(0, at), answer }),
    )
  }
  return {
    rows,
    open: rows.filter(({ answer }) => !answer).length,
    /** Notes what was answered. */
    answered: (item: T, answer: Answer) => keep(item, answer),
    /** Asks again: the answer was taken back. */
    reopened: (item: T) => keep(item, null),
  }
}
