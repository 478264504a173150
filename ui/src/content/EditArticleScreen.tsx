import {
  articleLimits,
  articleParagraphs,
  articleStanding,
  articleTypes,
  createArticleForm,
  getArticleRecord,
  type ArticleRecord,
} from '@homecare/sdk/content'
import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { pressTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useUnsaved } from '../frame/useUnsaved'
import { DateField } from '../kit/fields/DateField'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { TextareaField } from '../kit/fields/TextareaField'
import { Card } from '../kit/layout/Card'
import { Columns } from '../kit/layout/Columns'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import './Articles.css'
import { ArticleText } from './ArticleText'

interface EditData {
  readonly record: ArticleRecord | null
  readonly today: string
}

export const load: Load<EditData> = async ({ care, params, signal }) => ({
  record:
    params['articleId'] === undefined
      ? null
      : await care.call(getArticleRecord, { id: params['articleId'] }, { signal }),
  today: dayIn(pacificTimeZone, new Date()),
})
export const head: HeadOf<EditData> = (data) => ({ title: data?.record?.title ?? words.newTitle })

const kinds = articleTypes.entries.map(({ id, label }) => ({ value: id, label }))
const states = [
  { value: 'draft', label: words.stateDraft },
  { value: 'published', label: words.statePublished },
] as const

/** Staff: writing an article, with what readers will see beside it. */
export default function EditArticleScreen({ data: { record, today } }: ScreenProps<EditData>) {
  const say = useSay()
  return (
    <Page
      width="home"
      title={record?.title ?? say(words.newTitle)}
      up={{ href: '/staff/articles', words: say(words.staffTitle) }}
      actions={
        record &&
        articleStanding(record, today) === 'published' && (
          <Link href={`/press/${record.slug}`} look="quiet">
            {say(words.read)}
          </Link>
        )
      }
    >
      <Editor key={record ? `${record.id} ${record.version}` : 'new'} record={record} today={today} />
    </Page>
  )
}

function Editor({ record, today }: EditData) {
  const say = useSay()
  const { care, navigation, toasts } = useApp()
  const [saved] = useState<{ id: number | null }>(() => ({ id: null }))
  const [form] = useState(() =>
    createArticleForm(care, record, { today, kept: ({ id }) => void (saved.id = id) }),
  )
  useUnsaved(form.dirty)
  const after = async () => {
    toasts.success(words.saved)
    if (record) await navigation.reload()
    else if (saved.id !== null)
      await navigation.go(`/staff/articles/${saved.id}`, { replace: true, evenUnsaved: true })
  }
  return (
    <Columns aside={<Preview form={form} />}>
      <Card>
        <Form form={form} submit={words.save} onAccepted={after}>
          <RadioGroup form={form} name="type" label={words.kind} options={kinds} look="chips" required />
          <Field form={form} name="title" label={words.titleField} maxLength={articleLimits.title} required />
          <TextareaField
            form={form}
            name="summary"
            label={words.summary}
            hint={words.summaryHint}
            rows={2}
            max={articleLimits.summary}
            required
          />
          <TextareaField
            form={form}
            name="body"
            label={words.body}
            hint={words.bodyHint}
            rows={10}
            max={articleLimits.body}
            required
          />
          <fieldset className="stack">
            <legend>{say(words.spanish)}</legend>
            <p className="hint">{say(words.spanishHint)}</p>
            <Field form={form} name="title_es" label={words.titleField} maxLength={articleLimits.title} />
            <TextareaField
              form={form}
              name="summary_es"
              label={words.summary}
              rows={2}
              max={articleLimits.summary}
            />
            <TextareaField form={form} name="body_es" label={words.body} rows={10} max={articleLimits.body} />
          </fieldset>
          <Field form={form} name="slug" label={words.slug} hint={words.slugHint} autoCapitalize="none" />
          <DateField form={form} name="published_on" label={words.day} required />
          <RadioGroup form={form} name="state" label={words.state} options={states} look="chips" required />
        </Form>
      </Card>
    </Columns>
  )
}

/** What is typed, as readers will see it, in both languages. */
function Preview({ form }: { form: ReturnType<typeof createArticleForm> }) {
  const say = useSay()
  const data = useValue(form.data)
  const languages = [
    { lang: 'en', title: data.title, summary: data.summary, body: data.body },
    { lang: 'es', title: data.title_es, summary: data.summary_es, body: data.body_es },
  ].filter(({ title, summary, body }) => [title, summary, body].some((typed) => typed.trim() !== ''))
  return (
    <Section title={say(words.preview)}>
      <p className="soft">{say(languages.length > 0 ? words.previewHint : words.previewEmpty)}</p>
      {languages.map(({ lang, title, summary, body }) => (
        <Card key={lang}>
          <div className="article-text" lang={lang}>
            {title.trim() !== '' && <h3>{title}</h3>}
            {summary.trim() !== '' && <p className="lead">{summary}</p>}
            <ArticleText body={articleParagraphs(body)} level={3} />
          </div>
        </Card>
      ))}
    </Section>
  )
}
