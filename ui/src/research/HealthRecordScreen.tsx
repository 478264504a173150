import { getSettings } from '@homecare/sdk/account'
import { dayIn, message, pacificTimeZone } from '@homecare/sdk/kit'
import {
  createHealthRecordRegistration,
  getHealthRecordAccess,
  researchLimits,
  type HealthRecordAccess,
} from '@homecare/sdk/research'
import { healthRecordTexts as words, researchTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useUnsaved } from '../frame/useUnsaved'
import { Button } from '../kit/Button'
import { DateField } from '../kit/fields/DateField'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { given } from '../kit/href'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'

interface RecordData {
  readonly access: HealthRecordAccess
  readonly known: { readonly first_name: string; readonly last_name: string; readonly email: string }
}

export const load: Load<RecordData> = async ({ care, signal }) => {
  const [access, { first_name, last_name, email }] = await Promise.all([
    care.call(getHealthRecordAccess, {}, { signal }),
    care.call(getSettings, {}, { signal }),
  ])
  return { access, known: { first_name, last_name, email } }
}
export const head: HeadOf<RecordData> = () => ({ title: words.title })

/** Registers for access to one's health records, or says where that stands. */
export default function HealthRecordScreen({ data }: ScreenProps<RecordData>) {
  const say = useSay()
  const [access, setAccess] = useState(data.access)
  const [again, setAgain] = useState(false)
  const asks = access.status === 'none' || again
  return (
    <Page width="read" title={say(words.title)} lead={say(words.lead)}>
      {asks ? (
        <Card>
          <Register
            known={data.known}
            done={(registered) => {
              setAgain(false)
              setAccess(registered)
            }}
          />
        </Card>
      ) : (
        <Standing access={access} onAgain={() => setAgain(true)} />
      )}
    </Page>
  )
}

function Standing({ access, onAgain }: { access: HealthRecordAccess; onAgain: () => void }) {
  const say = useSay()
  const { status, user, userFound, authorizationURL } = access
  const again = (
    <Button look={status === 'expired' ? 'primary' : 'plain'} onClick={onAgain}>
      {say(words.again)}
    </Button>
  )
  const who = user && (
    <p>
      {say(words.registeredAs)} <b>{`${user.first_name} ${user.last_initial}.`}</b>
    </p>
  )
  if (status === 'approved')
    return (
      <Banner tone="good" title={say(words.approvedTitle)} live actions={again}>
        {who}
        {authorizationURL ? (
          <>
            <p>{say(words.approved)}</p>
            <p>
              <Link href={given(authorizationURL)} look="primary">
                {say(words.signIn)}
              </Link>
            </p>
          </>
        ) : (
          <p>{say(words.approvedNone)}</p>
        )}
      </Banner>
    )
  const isExpired = status === 'expired'
  return (
    <Banner
      tone={isExpired ? 'warn' : 'info'}
      title={say(isExpired ? words.expiredTitle : words.pendingTitle)}
      live
      actions={again}
    >
      {who}
      <p>
        {say(
          isExpired ? words.expired : message(words.pending, { minutes: researchLimits.recordLinkMinutes }),
        )}
      </p>
      {!isExpired && !userFound && <p>{say(words.otherAddress)}</p>}
    </Banner>
  )
}

function Register({
  known,
  done,
}: {
  known: RecordData['known']
  done: (access: HealthRecordAccess) => void
}) {
  const { care } = useApp()
  const [form] = useState(() =>
    createHealthRecordRegistration(care, known, () => dayIn(pacificTimeZone, new Date()), done),
  )
  useUnsaved(form.dirty)
  return (
    <Form form={form} submit={words.register}>
      <Field
        form={form}
        name="first_name"
        label={researchTexts.firstName}
        autoComplete="given-name"
        required
      />
      <Field
        form={form}
        name="last_name"
        label={researchTexts.lastName}
        autoComplete="family-name"
        required
      />
      <DateField
        form={form}
        name="birthday"
        label={researchTexts.birthday}
        autoComplete="bday"
        asked="birth"
        required
      />
      <Field
        form={form}
        name="email"
        type="email"
        label={researchTexts.email}
        autoComplete="email"
        required
      />
      <Field form={form} name="provider" label={words.provider} autoComplete="off" maxLength={200} optional />
    </Form>
  )
}
