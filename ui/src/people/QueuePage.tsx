import { waited } from '@homecare/sdk/account'
import type { PageHref } from '@homecare/sdk/addresses'
import type { Sayable, Text } from '@homecare/sdk/kit'
import { staffDeskTexts as words } from '@homecare/sdk/texts'
import { Fragment, type ReactNode } from 'react'
import { Desk } from '../kit/layout/Desk'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'

/** Something that waits in a queue. */
interface QueueItem {
  readonly id: number | string
  readonly href: PageHref
  readonly name: string
  /** What it is, beside how long it waits. */
  readonly facts: readonly Sayable[]
  /** The instant since when it waits; null where that is not known. */
  readonly since: string | null
}

interface QueuePageProps {
  title: Text
  lead: Text
  /** Where the list is alone. */
  href: PageHref
  items: readonly QueueItem[]
  /** What is open: its number, and its name as the heading; null while nothing is. */
  open: { readonly id: number; readonly name: string } | null
  now: string
  /** What was decided last, with Undo (`useDecided`). */
  decided?: ReactNode
  /** What stands above the list: a search, tabs. */
  above?: ReactNode
  /** What stands in the place of an empty list, unless nothing waits. */
  empty?: ReactNode
  /** The record that is open. */
  children?: ReactNode
}

/** The number of an invoice, a sum, how long it waits: what is so short stays on one line. */
const wholeFactMax = 16

/** A queue of the staff: what waits at the left, the longest wait first, and what was chosen of it beside. */
export function QueuePage({
  title,
  lead,
  href,
  items,
  open,
  now,
  decided,
  above,
  empty,
  children,
}: QueuePageProps) {
  const say = useSay()
  const at = new Date(now)
  const first = items[0]
  const isChosen = [children].flat().some(Boolean)
  const nothing = <EmptyState title={say(words.nobody)}>{say(words.nobodyHint)}</EmptyState>
  return (
    <Page
      width="board"
      title={open ? open.name : say(title)}
      lead={open ? undefined : say(lead)}
      up={open && { href, words: say(title) }}
    >
      {decided}
      <Desk
        label={say(words.list)}
        open={open?.id ?? null}
        above={above}
        empty={empty ?? nothing}
        rows={items.map(({ id, href: to, name, facts, since }) => ({
          key: id,
          href: to,
          title: name,
          facts: [...facts.map((fact) => say(fact)), since === null ? '' : waitWords(say, since, at)]
            .filter(Boolean)
            .map((fact, place, all) => (
              <Fragment key={place}>
                {fact.length <= wholeFactMax ? <span className="desk-fact">{fact}</span> : fact}
                {place < all.length - 1 && '\u00a0· '}
              </Fragment>
            )),
        }))}
      >
        {isChosen
          ? children
          : first && (
              <EmptyState title={say(words.choose)}>
                <Link href={first.href} look="primary">
                  {say(words.oldest, { name: first.name })}
                </Link>
              </EmptyState>
            )}
      </Desk>
    </Page>
  )
}

/** 'Waits 3 days'. */
export function waitWords(say: ReturnType<typeof useSay>, since: string, now: Date): string {
  const { words: plural, count } = waited(since, now)
  return say.count(plural, count)
}
