import {
  createPostopAnswer,
  getPostopQuestion,
  researchLimits,
  type PostopQuestion,
} from '@homecare/sdk/research'
import { dateWords, message, type Sayable } from '@homecare/sdk/kit'
import { postopTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { goneAsNull } from '../account/goneAsNull'
import { useCare } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Form } from '../kit/fields/Form'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { TextareaField } from '../kit/fields/TextareaField'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'

type Found = PostopQuestion | null

export const load: Load<Found> = ({ care, params, signal }) =>
  goneAsNull(care.call(getPostopQuestion, { token: params.token ?? '' }, { signal }))

const over = {
  used: { title: words.answeredTitle, body: words.answeredBody },
  expired: {
    title: words.expiredTitle,
    body: message(words.expiredBody, { days: researchLimits.linkDays }),
  },
  gone: { title: words.goneTitle, body: words.goneBody },
} as const

export const head: HeadOf<Found> = (found) => ({
  title: found === null ? over.gone.title : found.state === 'open' ? words.title : over[found.state].title,
})

/** A mailed question: whether the care after an operation took place. */
export default function PostopScreen({ data, params }: ScreenProps<Found>) {
  const say = useSay()
  const care = useCare()
  const [answered, setAnswered] = useState<boolean | null>(null)
  const [form] = useState(() => createPostopAnswer(care, params.token ?? '', setAnswered))
  if (answered !== null)
    return <Said title={words.doneTitle} body={answered ? words.doneYes : words.doneNo} />
  if (data === null) return <Said {...over.gone} />
  if (data.state !== 'open') return <Said {...over[data.state]} />
  const { date, provider } = data
  return (
    <Page
      width="read"
      title={say(words.title)}
      lead={say(message(words.about, { day: dateWords(date, 'day', say.locale), provider }))}
    >
      <Card>
        <Form form={form} submit={words.send}>
          <RadioGroup<boolean, typeof form>
            form={form}
            name="received"
            label={words.question}
            options={[
              { value: true, label: words.yes },
              { value: false, label: words.no },
            ]}
            required
          />
          <TextareaField
            form={form}
            name="note"
            label={words.note}
            hint={words.noteHint}
            max={researchLimits.note}
            optional
          />
        </Form>
        <p className="soft">{say(words.noPassword)}</p>
      </Card>
    </Page>
  )
}

function Said({ title, body }: { title: Sayable; body: Sayable }) {
  const say = useSay()
  return (
    <Page width="read" title={say(title)} lead={say(body)}>
      <div className="row">
        <Link href="/" look="line">
          {say(words.home)}
        </Link>
      </div>
    </Page>
  )
}
