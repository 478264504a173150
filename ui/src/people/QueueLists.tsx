import type { PageHref } from '@homecare/sdk/addresses'
import type { Text } from '@homecare/sdk/kit'
import { withQuery } from '../frame/navigation'
import { Chip } from '../kit/figures/Chip'
import { useSay } from '../kit/say'

interface ListsProps<Id extends string> {
  label: Text
  href: PageHref
  query: URLSearchParams
  lists: readonly Id[]
  shown: Id
  words: Readonly<Record<Id, Text>>
}

/** The lists of a queue above it, such as what is open and what is done: the first is what the address alone shows. */
export function QueueLists<Id extends string>({ label, href, query, lists, shown, words }: ListsProps<Id>) {
  const say = useSay()
  return (
    <div className="chips" role="group" aria-label={say(label)}>
      {lists.map((id, index) => (
        <Chip
          key={id}
          href={withQuery(href, query, { show: index === 0 ? null : id })}
          current={id === shown}
        >
          {say(words[id])}
        </Chip>
      ))}
    </div>
  )
}
