import { uiTexts } from '@homecare/sdk/texts'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { Button } from '../Button'
import { useSay } from '../say'
import { List } from './List'

interface LongListProps<T> extends ComponentProps<typeof List<T>> {
  /** How many are shown before all are asked for. */
  first: number
}

/** A list that shows its first items, and all of them at a press; the focus goes on to the first that this brings. */
export function LongList<T>({ items, first, ...list }: LongListProps<T>) {
  const say = useSay()
  const [isWhole, setWhole] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isWhole) return
    const next = place.current?.querySelector<HTMLElement>(`.list > li:nth-child(${first + 1})`)
    if (next) next.tabIndex = -1
    next?.focus()
  }, [isWhole, first])
  const isCut = !isWhole && items.length > first
  return (
    <div className="stack" data-gap="small" ref={place}>
      <List items={isCut ? items.slice(0, first) : items} {...list} />
      {isCut && (
        <p>
          <Button onClick={() => setWhole(true)}>{say(uiTexts.showAll, { count: items.length })}</Button>
        </p>
      )}
    </div>
  )
}
