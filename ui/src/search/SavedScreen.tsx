import { getSettings } from '@homecare/sdk/account'
import type { PageHref } from '@homecare/sdk/addresses'
import { dateWords } from '@homecare/sdk/kit'
import type { NoticeWay } from '@homecare/sdk/notices'
import {
  createSavedSearches,
  listSavedSearches,
  savableSearch,
  savedSearchWords,
  searchHref,
  type ListedSearch,
  type SavedSearch,
  type SavedSearches,
} from '@homecare/sdk/search'
import { savedSearchTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { redirectTo, type HeadOf, type Load, type ScreenProps } from '../frame/screen'
import { NothingFound } from '../kit/art/NothingFound'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { EmptyState } from '../kit/states/EmptyState'
import { useOwnZone } from '../kit/useOwnZone'
import { useValue } from '../kit/useValue'

interface SavedData {
  readonly searches: readonly SavedSearch[]
  readonly ways: readonly NoticeWay[]
  /** The search that a letter's link opens is not kept any more. */
  readonly isGone: boolean
}

/** A letter's link names a search by its number, and leads on to it, the newest first. */
export const load: Load<SavedData> = async ({ care, query, signal }) => {
  const [searches, { notices }] = await Promise.all([
    care.call(listSavedSearches, {}, { signal }),
    care.call(getSettings, {}, { signal }),
  ])
  const asked = query.get('open')
  const found = searches.find(({ id }) => String(id) === asked)
  const search = found && savableSearch(found.address)
  if (search) redirectTo(searchHref({ ...search, sort: 'newest' }))
  return { searches, ways: notices.choices.new_caregivers ?? [], isGone: asked !== null }
}
export const head: HeadOf<SavedData> = () => ({ title: words.title })

/** The searches that a family keeps, and whether it is written to of who is new (`caregivers-search/saved`). */
export default function SavedScreen({ data }: ScreenProps<SavedData>) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [store] = useState(() => createSavedSearches(care, toasts, data))
  const all = useValue(store.all)
  return (
    <Page width="read" title={say(words.title)} lead={say(words.lead)}>
      {data.isGone && (
        <Banner>
          <p>{say(words.gone)}</p>
        </Banner>
      )}
      {all.length === 0 ? (
        <EmptyState
          art={<NothingFound />}
          title={say(words.none)}
          actions={
            <Link href="/caregivers-search" look="primary">
              {say(words.search)}
            </Link>
          }
        >
          {say(words.noneHint)}
        </EmptyState>
      ) : (
        <>
          <Card>
            <List look="lines" label={say(words.list)} items={all} by={({ address }) => address}>
              {(search) => <Row search={search} store={store} />}
            </List>
          </Card>
          <Letters store={store} />
        </>
      )}
    </Page>
  )
}

function Row({ search, store }: { search: ListedSearch; store: SavedSearches }) {
  const say = useSay()
  const zone = useOwnZone()
  const { address, created_at, isRemoved } = search
  const name = savedSearchWords(search, say.locale)
  const date = dateWords(created_at, 'day', say.locale, zone)
  return (
    <div className="row" data-spread>
      <div>
        {!isRemoved && (
          <>
            <Link href={address as PageHref} look="line">
              {name}
            </Link>
            <p className="soft small">{say(words.since, { date })}</p>
          </>
        )}
        <p role="status">{isRemoved && say(words.removed, { search: name })}</p>
      </div>
      <Button
        look="plain"
        aria-label={say(isRemoved ? words.undoThis : words.removeThis, { search: name })}
        onClick={() => store.toggle.run(search)}
      >
        {say(isRemoved ? words.undo : words.remove)}
      </Button>
    </div>
  )
}

function Letters({ store }: { store: SavedSearches }) {
  const say = useSay()
  const isOn = useValue(store.letters)
  const busy = useValue(store.toggleLetters.busy)
  return (
    <Section title={say(words.letters)}>
      <p role="status">{say(isOn ? words.lettersOn : words.lettersOff)}</p>
      <div className="row">
        <Button look={isOn ? 'quiet' : 'primary'} busy={busy} onClick={() => store.toggleLetters.run()}>
          {say(isOn ? words.stopLetters : words.startLetters)}
        </Button>
        <Link href="/settings" look="line">
          {say(words.otherWays)}
        </Link>
      </div>
    </Section>
  )
}
