import { createFacilityPerson, getFacilityPerson, type FacilityPersonRecord } from '@homecare/sdk/facilities'
import { dayIn, message } from '@homecare/sdk/kit'
import { facilityPeopleTexts as words, licenseScreenTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { timeWords } from '../clock/timeWords'
import { useApp } from '../frame/app'
import { laterDialog } from '../frame/laterDialog'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useBackCloses } from '../frame/useBackCloses'
import { useTakeIn } from '../frame/useTakeIn'
import { Button } from '../kit/Button'
import { Avatar } from '../kit/figures/Avatar'
import { Badge } from '../kit/figures/Badge'
import { heart, message as messageIcon } from '../kit/icons/care'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { A, Link } from '../kit/Link'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { useValue } from '../kit/useValue'
import { LicenseInitials } from '../people/LicenseInitials'
import { verifiedWords } from '../people/verifiedWords'
import { nameOf, shortDate, statusWords } from './boardWords'
import { licenseMissing, PersonFacts, StandingBadge } from './PersonFacts'

const MessageDialog = laterDialog(() => import('../profile/MessageDialog'))

export const load: Load<FacilityPersonRecord> = ({ care, params, signal }) =>
  care.call(getFacilityPerson, { id: Number(params['id']) }, { signal })
export const head: HeadOf<FacilityPersonRecord> = (person) => ({ title: nameOf(person) })

/** Somebody whom a facility knows: licenses, shifts there, and whether it likes to have them. */
export default function FacilityPersonScreen({ data }: ScreenProps<FacilityPersonRecord>) {
  return <Shown key={data.id} loaded={data} />
}

function Shown({ loaded }: { loaded: FacilityPersonRecord }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [store] = useState(() => createFacilityPerson(care, toasts, loaded))
  useTakeIn(store.set, loaded)
  const person = useValue(store.person)
  const [asked, ask] = useState<'write' | 'block' | null>(null)
  const onStanding = useBackCloses()
  const close = () => ask(null)
  const name = nameOf(person)
  const { standing, conversation_id, has_profile, first_name, licenses, shifts } = person
  const write = say(words.write, { name: first_name })
  return (
    <Page
      width="read"
      title={name}
      lead={<PersonFacts person={person} />}
      up={{ href: '/facilities/people', words: say(words.title) }}
    >
      <div className="row">
        <Avatar name={name} src={person.photo} />
        <StandingBadge standing={standing} />
        {conversation_id !== null ? (
          <Link href={`/messages/${conversation_id}`} look="primary" icon={messageIcon}>
            {write}
          </Link>
        ) : (
          has_profile && (
            <Button look="primary" icon={messageIcon} onClick={() => ask('write')}>
              {write}
            </Button>
          )
        )}
      </div>
      {standing === 'blocked' && <Banner tone="warn">{say(words.blockedHint, { name: first_name })}</Banner>}
      <div className="row">
        {standing !== 'blocked' && (
          <Button
            icon={heart}
            onClick={() => store.setStanding.run(standing === 'favorite' ? null : 'favorite')}
          >
            {say(standing === 'favorite' ? words.removeFavorite : words.addFavorite)}
          </Button>
        )}
        {/* One button for both, so that the focus stays on it. */}
        <Button
          look={standing === 'blocked' ? 'quiet' : 'plain'}
          onClick={() => (standing === 'blocked' ? store.setStanding.run(null) : ask('block'))}
        >
          {say(standing === 'blocked' ? words.unblock : words.block)}
        </Button>
        {has_profile && (
          <Link look="plain" href={`/caregivers/profile/${encodeURIComponent(first_name)}/${person.id}`}>
            {say(words.profile)}
          </Link>
        )}
      </div>
      <Section title={say(words.licenses)}>
        <Card>
          {licenses.length === 0 ? (
            <p className="soft">{say(licenseMissing(person))}</p>
          ) : (
            <List look="lines" items={licenses} by={({ map_id }) => map_id}>
              {({ map_id, verified }) => (
                <p>
                  <b>
                    <LicenseInitials ids={[map_id]} />
                  </b>{' '}
                  <span className="soft">
                    {say(verified ? verifiedWords(verified, say.locale) : licenseScreenTexts.notVerified)}
                  </span>
                </p>
              )}
            </List>
          )}
        </Card>
      </Section>
      <Section title={say(words.shifts)}>
        <Card>
          {shifts.length === 0 ? (
            <p className="soft">{say(words.noShifts)}</p>
          ) : (
            <List look="lines" items={shifts} by={({ id }) => id}>
              {({ id, start, end, time_zone, status }) => (
                <div className="row" data-spread>
                  <p>
                    <A className="link" href={`/facilities/shifts/${id}`}>
                      {shortDate(dayIn(time_zone, new Date(start)), say.locale)}
                      <span className="hidden">, {say(timeWords(start, end, time_zone))}</span>
                    </A>
                    <br />
                    <span className="soft small" aria-hidden="true">
                      {say(timeWords(start, end, time_zone))}
                    </span>
                  </p>
                  <StatusBadge status={status} />
                </div>
              )}
            </List>
          )}
        </Card>
      </Section>
      {asked === 'write' && <MessageDialog id={person.id} name={name} onClose={close} />}
      {asked === 'block' && (
        <ConfirmDialog
          title={message(words.blockTitle, { name: first_name })}
          confirm={words.block}
          danger
          onConfirm={async () => {
            await store.setStanding.run('blocked')
            close()
          }}
          onClose={close}
          onStanding={onStanding}
        >
          <p>{say(words.blockText, { name: first_name })}</p>
        </ConfirmDialog>
      )}
    </Page>
  )
}

function StatusBadge({ status }: { status: string }) {
  const say = useSay()
  const words = statusWords(status)
  return words && <Badge>{say(words)}</Badge>
}
