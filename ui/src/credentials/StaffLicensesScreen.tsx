import { getPersonRecord, nextInQueue, type PersonRecord } from '@homecare/sdk/account'
import type { PageHref } from '@homecare/sdk/addresses'
import { licenseRefusals, licenseTypes } from '@homecare/sdk/caregivers'
import {
  createLicenseReview,
  getLicenseToReview,
  licenseRegisters,
  licenseStanding,
  listLicensesToReview,
  type LicenseToReview,
  type LicenseUnderReview,
} from '@homecare/sdk/credentials'
import { dateWords, dayIn, isApiError, message, noteMaxLength, pacificTimeZone } from '@homecare/sdk/kit'
import { licenseScreenTexts, pageTitles, staffDeskTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { withQuery } from '../frame/navigation'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useUnsaved } from '../frame/useUnsaved'
import { Button } from '../kit/Button'
import { Form } from '../kit/fields/Form'
import { SelectField } from '../kit/fields/SelectField'
import { TextareaField } from '../kit/fields/TextareaField'
import { Badge } from '../kit/figures/Badge'
import { Card } from '../kit/layout/Card'
import { Facts } from '../kit/layout/Facts'
import { Section } from '../kit/layout/Section'
import { A, Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'
import { useValue } from '../kit/useValue'
import { DecidedBanner } from '../people/DecidedBanner'
import { PersonEvidence } from '../people/PersonEvidence'
import { QueuePage } from '../people/QueuePage'
import { verifiedWords } from '../people/verifiedWords'
import './StaffLicensesScreen.css'

interface LicensesData {
  readonly waiting: readonly LicenseToReview[]
  /** What is open, with whose it is; `gone` where it is not there any more. */
  readonly open: { readonly license: LicenseUnderReview; readonly person: PersonRecord } | 'gone' | null
  /** What was dealt with before this one was opened, to be taken back. */
  readonly done: LicenseUnderReview | null
  readonly now: string
}

export const load: Load<LicensesData> = async ({ care, params, query, signal }) => {
  const id = params['licenseId']
  const done = query.get('done')
  const [waiting, open, before] = await Promise.all([
    care.call(listLicensesToReview, {}, { signal }),
    id ? thereOrGone(care.call(getLicenseToReview, { id }, { signal })) : null,
    done ? thereOrGone(care.call(getLicenseToReview, { id: done }, { signal })) : null,
  ])
  const license = open === 'gone' ? null : open
  const person = license && (await care.call(getPersonRecord, { id: license.caregiver_id }, { signal }))
  return {
    waiting,
    open: license && person ? { license, person } : open === 'gone' ? 'gone' : null,
    done: before === 'gone' ? null : before,
    now: new Date().toISOString(),
  }
}
export const head: HeadOf<LicensesData> = () => ({ title: pageTitles.staffLicenses })

async function thereOrGone<T>(asked: Promise<T>): Promise<T | 'gone'> {
  try {
    return await asked
  } catch (error) {
    if (isApiError(error) && error.kind === 'notFound') return 'gone'
    throw error
  }
}

/** Staff: licenses that wait to be looked up, and the one that is open with what it is judged by. */
export default function StaffLicensesScreen({ data }: ScreenProps<LicensesData>) {
  const say = useSay()
  const { waiting, open, done, now } = data
  return (
    <QueuePage
      title={words.licenses}
      lead={words.licensesLead}
      href="/staff/licenses"
      now={now}
      open={open && open !== 'gone' ? { id: open.license.id, name: open.license.name } : goneAs(open, say)}
      items={waiting.map(({ id, name, map_id, state, waits_since }) => ({
        id,
        href: `/staff/licenses/${id}`,
        name,
        facts: [
          ...(licenseTypes.has(map_id) ? [licenseTypes.get(map_id).label] : []),
          ...(state ? [[state, state] as const] : []),
        ],
        since: waits_since,
      }))}
    >
      {open === 'gone' ? (
        <EmptyState title={say(words.ended)}>{say(words.endedHint)}</EmptyState>
      ) : (
        open && (
          <>
            {done && <Done license={done} />}
            <Looked key={`${open.license.id} ${open.license.version}`} {...open} data={data} />
          </>
        )
      )}
      {!open && done && <Done license={done} />}
    </QueuePage>
  )
}

const goneAs = (open: LicensesData['open'], say: ReturnType<typeof useSay>) =>
  open === 'gone' ? { id: -1, name: say(words.ended) } : null

/** What was said of the one before, with Undo. */
function Done({ license }: { license: LicenseUnderReview }) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [review] = useState(() =>
    createLicenseReview(care, toasts, license, () => {
      toasts.success(words.undone)
      void navigation.go(`/staff/licenses/${license.id}`)
    }),
  )
  const { name, verified, refused } = license
  if (!verified && !refused) return null
  const text = verified ? words.wasVerified : words.wasRefused
  const type = licenseTypes.find(license.map_id)
  return (
    <DecidedBanner
      tone={verified ? 'good' : 'info'}
      said={say(text, { name, license: type ? say(type.label) : license.license_name })}
      undo={review.undo}
      onUndo={() => review.undo.run()}
    />
  )
}

interface LookedProps {
  license: LicenseUnderReview
  person: PersonRecord
  data: LicensesData
}

/** One license: the evidence first, then what is said of it. What was dealt with leads on to the next. */
function Looked({ license, person, data }: LookedProps) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [review] = useState(() =>
    createLicenseReview(care, toasts, license, (decided) => {
      if (!decided.verified && !decided.refused) {
        toasts.success(words.undone)
        return void navigation.reload()
      }
      const next = nextInQueue(data.waiting, license.id)
      const path: PageHref = next ? `/staff/licenses/${next.id}` : '/staff/licenses'
      void navigation.go(withQuery(path, new URLSearchParams(), { done: license.id }), { evenUnsaved: true })
    }),
  )
  const busy = useValue(review.verify.busy)
  const undoing = useValue(review.undo.busy)
  const { refuse } = review
  useUnsaved(refuse.dirty)
  const { map_id, license_number, state, expires, verified, refused, name } = license
  const type = licenseTypes.find(map_id)
  const registers = licenseRegisters(license)
  const standing = licenseStanding(license, dayIn(pacificTimeZone, new Date(data.now)))
  return (
    <>
      <Card as="article" className="staff-licenses">
        <h2>{type ? say(type.label) : license.license_name}</h2>
        <Facts
          look="columns"
          facts={[
            { name: words.holder, value: name },
            { name: words.number, value: license_number || say(words.noNumber) },
            { name: words.state, value: state || say(words.noNumber) },
            {
              name: words.expires,
              value: expires ? dateWords(expires, 'day', say.locale) : say(words.noExpiry),
            },
          ]}
        />
        <div>
          <h3>{say(words.register)}</h3>
          {registers.length > 0 ? (
            <p className="row">
              {registers.map(({ name: register, href }) => (
                <Link key={href} href={href as `https://${string}`} look="quiet" external>
                  {register}
                </Link>
              ))}
            </p>
          ) : (
            <p className="soft">{say(words.noRegister)}</p>
          )}
        </div>
        <LicensePictures license={license} />
        {verified && <p>{say(verifiedWords(verified, say.locale))}</p>}
        {refused && (
          <p>
            <Badge tone="bad">{say(licenseScreenTexts.refused)}</Badge>{' '}
            {say(licenseRefusals.find(refused.reason)?.label ?? refused.reason)} {refused.note}
          </p>
        )}
        {standing === 'expired' && (
          <p>
            <Badge tone="bad">{say(licenseScreenTexts.expired)}</Badge>
          </p>
        )}
        {verified || refused ? (
          <p>
            <Button busy={undoing} onClick={() => review.undo.run()}>
              {say(words.undo)}
            </Button>
          </p>
        ) : (
          standing !== 'expired' && (
            <div className="stack" data-gap="small">
              <p className="soft">{say(words.verifyConsequence)}</p>
              <p>
                <Button look="primary" busy={busy} onClick={() => review.verify.run()}>
                  {say(words.verify)}
                </Button>
              </p>
            </div>
          )
        )}
      </Card>
      <PersonEvidence person={person} now={data.now} />
      {!verified && !refused && (
        <Section title={say(words.sendBack)}>
          <Form form={refuse} submit={words.sendBack}>
            <SelectField
              form={refuse}
              name="refusal"
              label={words.reason}
              hint={message(words.reasonHint, { name })}
              options={reasons}
              required
            />
            <TextareaField
              form={refuse}
              name="note"
              label={words.note}
              rows={2}
              max={noteMaxLength}
              optional
            />
          </Form>
        </Section>
      )}
      <History license={license} />
    </>
  )
}

function LicensePictures({ license: { photos, license_name } }: { license: LicenseUnderReview }) {
  const say = useSay()
  if (photos.length === 0) return <p className="soft">{say(words.noPhotos)}</p>
  return (
    <ul className="staff-license-photos" role="list">
      {photos.map(({ id, photo, description }, index) => (
        <li key={id}>
          <A href={photo as PageHref} target="_blank" data-document>
            <img
              src={photo}
              alt={
                description ||
                say(message(licenseScreenTexts.photoOf, { number: index + 1, name: license_name }))
              }
            />
          </A>
        </li>
      ))}
    </ul>
  )
}

/** What was said of it before, the latest first. */
function History({ license: { history } }: { license: LicenseUnderReview }) {
  const say = useSay()
  if (history.length === 0) return null
  return (
    <Section title={say(words.history)}>
      <ul role="list" className="list" data-look="lines">
        {history.map(({ at, decision, by, refusal, note }) => {
          const params = {
            date: dateWords(dayIn(pacificTimeZone, new Date(at)), 'day', say.locale),
            name: by ?? say(words.somebody),
          }
          const reason = [say(licenseRefusals.find(refusal)?.label ?? ''), note].filter(Boolean).join('. ')
          return (
            <li key={at}>
              {decision === 'verify'
                ? say(words.decidedVerify, params)
                : decision === 'refuse'
                  ? say(words.decidedRefuse, { ...params, reason })
                  : say(words.decidedUndo, params)}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

const reasons = licenseRefusals.entries.map(({ id, label }) => ({ value: id, label }))
