import type { PageHref } from '@homecare/sdk/addresses'
import { getCaregiver } from '@homecare/sdk/caregivers'
import {
  jobToCompare,
  comparedLimits,
  comparisonHref,
  listCompareLinks,
  listFavoriteNotes,
  readCompared,
  wishesOfJob,
  type CompareLink,
  type FavoriteNote as Note,
} from '@homecare/sdk/compare'
import { listFavorites, listOwnJobs } from '@homecare/sdk/families'
import { partOrNull } from '@homecare/sdk/kit'
import { compareTexts as words, pageTitles } from '@homecare/sdk/texts'
import { useState } from 'react'
import { goneAsNull } from '../account/goneAsNull'
import { nameOf } from '../caregivers/cardView'
import { WeekPrice } from '../caregivers/WeekPrice'
import { WeekHours } from '../caregivers/WeekHours'
import { useNavigation } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { NothingFound } from '../kit/art/NothingFound'
import { Button } from '../kit/Button'
import { SelectField } from '../kit/fields/SelectField'
import { Page } from '../kit/layout/Page'
import { A, Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { EmptyState } from '../kit/states/EmptyState'
import { CompareTable } from './CompareTable'
import { askedIn, compareView, type CompareView } from './compareView'
import { FavoriteNote } from './FavoriteNote'
import { ShareLinks } from './ShareLinks'

interface CompareData {
  readonly view: CompareView
  /** The query of the search whose filters they are held against; null for the family's job. */
  readonly asked: string | null
  readonly gone: number
  /** Null where they could not be loaded. */
  readonly notes: readonly Note[] | null
  readonly favorites: readonly { readonly id: number; readonly name: string }[]
  readonly links: readonly CompareLink[] | null
}

/** Who is compared is in the address; whoever cannot be found is said to be gone. */
export const load: Load<CompareData> = async ({ care, query, signal }) => {
  const ids = readCompared(query)
  const options = { signal }
  const [found, notes, favorites, links, jobs] = await Promise.all([
    Promise.all(ids.map((id) => goneAsNull(care.call(getCaregiver, { id }, options)))),
    partOrNull(care.call(listFavoriteNotes, {}, options)),
    partOrNull(care.call(listFavorites, { id: 0, query: { perPage: 100 } }, options)),
    partOrNull(care.call(listCompareLinks, {}, options)),
    partOrNull(care.call(listOwnJobs, {}, options)),
  ])
  const people = found.filter((one) => one !== null)
  const job = jobToCompare(jobs ?? [])
  const asked = askedIn(query)
  const ofJob = job && { title: words.fit, wishes: wishesOfJob(job) }
  return {
    view: compareView(people, asked ?? ofJob, new Date().toISOString().slice(0, 10)),
    asked: asked && query.toString(),
    gone: found.length - people.length,
    notes,
    favorites: (favorites?.data ?? []).map(({ provider }) => ({
      ...{ id: provider.id, name: nameOf(provider) },
    })),
    links,
  }
}
export const head: HeadOf<CompareData> = () => ({ title: pageTitles.compare })

/** Two to four caregivers side by side, with the family's notes, and links for a brother or a sister. */
export default function CompareScreen({ data }: ScreenProps<CompareData>) {
  const say = useSay()
  const { view, asked, gone, notes, favorites, links } = data
  const ids = view.people.map(({ id }) => id)
  const hrefOf = (some: readonly number[]) => comparisonHref(some, asked ?? undefined)
  const others = favorites.filter(({ id }) => !ids.includes(id))
  return (
    <Page title={say(pageTitles.compare)} {...(ids.length > 1 && { lead: say(words.lead) })}>
      {gone > 0 && (
        <Banner>
          <p>{say.count(words.gone, gone)}</p>
        </Banner>
      )}
      {ids.length === 0 ? (
        <EmptyState
          art={<NothingFound />}
          title={say(words.nobody)}
          actions={
            <Link href="/caregivers-search/favorites" look="primary">
              {say(words.toFavorites)}
            </Link>
          }
        >
          {say(words.nobodyHint)}
        </EmptyState>
      ) : (
        <>
          <WeekHours median={null} />
          <CompareTable
            view={view}
            prices={view.people.map(({ id, rate }) => (
              <WeekPrice key={id} rate={rate} />
            ))}
            under={view.people.map(({ id, name }) => (
              <A
                key={id}
                className="link"
                href={hrefOf(ids.filter((one) => one !== id))}
                aria-label={say(words.remove, { name })}
              >
                {say(words.removeShort)}
              </A>
            ))}
            {...(notes && {
              own: {
                title: say(words.note),
                cells: view.people.map(({ id, name }) => (
                  <FavoriteNote
                    key={id}
                    note={notes.find((note) => note.caregiver_id === id) ?? { caregiver_id: id, note: '' }}
                    name={name}
                  />
                )),
              },
            })}
          />
          {ids.length < comparedLimits.most && others.length > 0 && (
            <AddOne others={others} hrefWith={(id) => hrefOf([...ids, id])} />
          )}
          <div className="row">
            <Link href={`/caregivers-search/favorites?with=${ids.join(',')}`} look="quiet">
              {say(words.chooseOthers)}
            </Link>
          </div>
        </>
      )}
      {links && <ShareLinks links={links} ids={ids} />}
    </Page>
  )
}

interface AddOneProps {
  others: CompareData['favorites']
  hrefWith: (id: number) => PageHref
}

/** One more of the family's favorites. */
function AddOne({ others, hrefWith }: AddOneProps) {
  const say = useSay()
  const navigation = useNavigation()
  const [chosen, setChosen] = useState<number | null>(null)
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const added = others.find(({ id }) => id === chosen)
        setMissing(!added)
        if (!added) return
        setChosen(null)
        void navigation.go(hrefWith(added.id), { keepPlace: true })
      }}
    >
      <SelectField<number, never>
        label={words.add}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={setChosen}
        error={isMissing && chosen === null ? words.chooseFirst : null}
      />
      <div className="row">
        <Button type="submit">{say(words.addOne)}</Button>
      </div>
    </form>
  )
}
