import { createWaitForm, type ServedArea } from '@homecare/sdk/places'
import { appTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { redirectTo, type HeadOf, type Load, type ScreenProps } from '../frame/screen'
import { useUnsaved } from '../frame/useUnsaved'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { audienceOf, loadArea, startOf } from './areaPage'

export const load: Load<ServedArea> = async (context) =>
  (await loadArea(context)) ?? redirectTo(startOf(audienceOf(context.query)))
export const head: HeadOf<ServedArea> = () => ({ title: words.notifyTitle })

/** Leaves an address to be written to once the area is served. */
export default function AppNotifyScreen({ data: area, query }: ScreenProps<ServedArea>) {
  const say = useSay()
  const { care } = useApp()
  const who = audienceOf(query)
  const [form] = useState(() => createWaitForm(care, { who, zip_code: area.zip_code }))
  const [keptFor, setKeptFor] = useState<string | null>(null)
  useUnsaved(form.dirty)
  const place = { city: area.city, state: area.state }
  if (keptFor !== null) {
    return (
      <Page width="read" title={say(words.kept, { email: keptFor })}>
        <Card>
          <p role="status">{say(words.keptText, place)}</p>
          <div className="row">
            <Link href="/app-signup-skip" look="primary">
              {say(words.lookAround)}
            </Link>
            <Link href={startOf(who)} look="plain">
              {say(words.otherZip)}
            </Link>
          </div>
        </Card>
      </Page>
    )
  }
  return (
    <Page width="read" title={say(words.notifyTitle)} lead={say(words.notifyLead, place)}>
      <Card>
        <Form
          form={form}
          submit={words.keep}
          onAccepted={() => setKeptFor(form.data.peek().email.trim())}
          actions={
            <Link href="/app-signup-skip" look="plain">
              {say(words.lookAround)}
            </Link>
          }
        >
          <Field form={form} name="email" label={words.email} type="email" required />
        </Form>
      </Card>
    </Page>
  )
}
