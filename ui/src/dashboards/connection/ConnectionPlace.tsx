import { createCarePlaceForm, getCarePlace, type CarePlace, type PlaceFields } from '@homecare/sdk/hiring'
import type { MergingForm } from '@homecare/sdk/kit'
import { placeLabel } from '@homecare/sdk/places'
import { addressScreenTexts, carePlaceTexts as words, hireStepTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../../frame/app'
import { useLoaded } from '../../frame/useLoaded'
import { Form } from '../../kit/fields/Form'
import { ConflictChoices } from '../../kit/overlays/ConflictChoices'
import { conflictWordsOf } from '../../kit/overlays/conflictWords'
import { useSay } from '../../kit/say'
import { ErrorState } from '../../kit/states/ErrorState'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { ProfileDialog } from '../../profileDialog/ProfileDialog'
import { CarePlaceFields } from '../../hiring/place/CarePlaceFields'
import { Cancel } from '../../hiring/place/HirePlace'
import { PlaceChanges } from '../../hiring/place/PlaceChanges'
import type { OpenConnection } from './openConnection'

interface ConnectionPlaceProps {
  open: OpenConnection
  close: () => void
}

/** Changes where the care of two who work together is given, having said what that brings with it. */
export function ConnectionPlace({ open, close }: ConnectionPlaceProps) {
  const { care } = useApp()
  const { id } = open.connection
  const loaded = useLoaded((signal) => care.call(getCarePlace, { id }, { signal }))
  const place = useValue(loaded.data)
  const error = useValue(loaded.error)
  const loading = useValue(loaded.loading)
  if (place) return <Opened open={open} place={place} close={close} />
  return (
    <ProfileDialog title={words.title} close={close}>
      {() =>
        error ? (
          <ErrorState
            level={3}
            title={words.loadFailed}
            error={error}
            retry={() => loaded.reload()}
            busy={loading}
          />
        ) : (
          <Skeleton shape="text" count={4} />
        )
      }
    </ProfileDialog>
  )
}

/** How the fields are called where another tab has changed the place meanwhile. */
const conflictWords = conflictWordsOf<PlaceFields>({
  address: [
    addressScreenTexts.street,
    ({ address, place }: Pick<PlaceFields, 'address' | 'place'>) => [address, place && placeLabel(place)],
  ],
  address2: [addressScreenTexts.apartment],
  access_note: [hireStepTexts.accessNote],
})

function Opened({ open, place, close }: ConnectionPlaceProps & { place: CarePlace }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const { connection, name, took } = open
  const [store] = useState(() =>
    createCarePlaceForm(care, connection.id, place, (moved) => {
      toasts.success(words.saved)
      if (moved.connection) took(moved.connection)
    }),
  )
  const form: MergingForm<PlaceFields> = store.form
  useEffect(() => form.data.subscribe(() => store.look()), [store, form])
  return (
    <ProfileDialog title={words.title} close={close} dirty={form.dirty}>
      {(leave) => (
        <Form form={form} submit={words.save} onAccepted={leave} actions={<Cancel />}>
          <ConflictChoices form={form} words={conflictWords} />
          <p>{say(words.lead, { name })}</p>
          <CarePlaceFields form={form} />
          <PlaceChanges store={store} name={name} />
        </Form>
      )}
    </ProfileDialog>
  )
}
