import {
  createPostingForm,
  listRateSuggestions,
  postingPlan,
  suggestedRate,
  usualHours,
  type PostingForm,
  type RateSuggestion,
} from '@homecare/sdk/facilities'
import {
  addDays,
  dateWords,
  dayIn,
  formatDollars,
  noteMaxLength,
  partOf,
  centsToField,
  type Form as FormState,
} from '@homecare/sdk/kit'
import { getFacility, holidayOn, holidays, partOfDay, shiftZones, type Facility } from '@homecare/sdk/shifts'
import {
  boardTexts,
  facilityHomeTexts,
  pageTitles,
  postingTexts as words,
  uiTexts,
} from '@homecare/sdk/texts'
import { useState } from 'react'
import { TimeField } from '../availability/TimeField'
import { marked, placeWords } from '../clock/shiftWords'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { CheckboxGroup } from '../kit/fields/CheckboxGroup'
import { DateField } from '../kit/fields/DateField'
import { Form } from '../kit/fields/Form'
import { MoneyField } from '../kit/fields/MoneyField'
import { NumberField } from '../kit/fields/NumberField'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { SelectField } from '../kit/fields/SelectField'
import { TextareaField } from '../kit/fields/TextareaField'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { useValue } from '../kit/useValue'
import { both, inLocale } from '../kit/words'
import { licenseOptions, usualLicenses } from './licenseOptions'
import '../shifts/Shifts.css'
import './Board.css'
import { dollars, hoursWords, partWords, shortDay } from './boardWords'
import { usePostingDraft } from './usePostingDraft'

interface PostData {
  readonly facility: Facility
  readonly rates: readonly RateSuggestion[]
  readonly loadedAt: string
}

export const load: Load<PostData> = async ({ care, identity, signal, report }) => {
  const id = identity.id ?? 0
  const [facility, rates] = await Promise.all([
    care.call(getFacility, { id }, { signal }),
    partOf(care.call(listRateSuggestions, { id }, { signal }), report),
  ])
  return { facility, rates: rates.data ?? [], loadedAt: new Date().toISOString() }
}
export const head: HeadOf<PostData> = () => ({ title: pageTitles.postShifts })

/** Days that may be pressed: four weeks, of which two show at first. */
const daysOffered = 28
const daysFirst = 14

/** New shifts: who, when, on which days, for how much; what it costs stands beside it before the press. */
export default function PostShiftsScreen({ data: { facility, rates, loadedAt } }: ScreenProps<PostData>) {
  const say = useSay()
  const { care, toasts, navigation, clockAhead } = useApp()
  const board = `/facilities/${facility.id}` as const
  const [form] = useState(() =>
    createPostingForm(
      care,
      facility,
      () => new Date(Date.now() + clockAhead.peek()),
      (shifts) => toasts.success(say.count(boardTexts.posted, shifts.length)),
    ),
  )
  const values = useValue(form.data)
  const plan = postingPlan(values, facility.time_zone)
  const today = dayIn(facility.time_zone, new Date(loadedAt))
  const draft = usePostingDraft(form, today)
  const days = Array.from({ length: daysOffered }, (_, i) => addDays(today, i))
  const part = partOfDay(plan.start_time, plan.end_time)
  const suggestion = suggestedRate(rates, values.license_types, part)
  return (
    <Page
      className="post-shifts"
      up={{ href: board, words: say(boardTexts.backToBoard) }}
      title={say(words.title)}
      lead={`${facility.name}, ${say(placeWords({ facility: { ...facility, distance: null } }))}`}
    >
      {draft.isBack && (
        <Banner tone="info" onDismiss={draft.dismiss}>
          <p>{say(words.draft)}</p>
        </Banner>
      )}
      <>
        <Form
          form={form}
          submit={plan.count > 0 ? say.count(words.submit, plan.count) : words.submitNone}
          onAccepted={async () => {
            draft.forget()
            await navigation.go(plan.days[0] ? `${board}?week=${plan.days[0]}` : board, { evenUnsaved: true })
          }}
        >
          <CheckboxGroup
            form={form}
            name="license_types"
            label={words.who}
            hint={words.whoHint}
            look="chips"
            first={usualLicenses.length}
            options={licenseOptions}
            required
          />
          <RadioGroup
            form={form}
            name="hours"
            label={words.hours}
            look="chips"
            options={[...usualHours.map(hoursOption), { value: 'other', label: words.otherHours }]}
          />
          {values.hours === 'other' && (
            <div className="shift-sheet-times">
              <TimeField field={form.fields.start_time} label={facilityHomeTexts.start} />
              <TimeField field={form.fields.end_time} label={facilityHomeTexts.end} />
            </div>
          )}
          {plan.end_time <= plan.start_time && <p className="soft">{say(words.nightEnds)}</p>}
          <CheckboxGroup
            form={form}
            name="days"
            label={words.days}
            look="chips"
            first={daysFirst}
            options={days.map((day) => ({ value: day, label: both((locale) => shortDay(day, locale)) }))}
            required
          />
          <DateField form={form} name="until" label={words.until} hint={words.untilHint} optional />
          <NumberField form={form} name="nurses" label={words.nurses} required />
          <MoneyField form={form} name="rate" label={words.rate} per={uiTexts.perHour} required />
          <Suggested suggestion={suggestion} form={form} />
          <SelectField
            form={form}
            name="iso_type"
            label={words.zone}
            none={words.noZone}
            options={shiftZones.entries.map((zone) => ({ value: zone.id, label: marked(zone)! }))}
          />
          <TextareaField form={form} name="note" label={words.note} max={noteMaxLength} optional />
          <Sum plan={plan} />
        </Form>
      </>
    </Page>
  )
}

const hoursOption = (hours: (typeof usualHours)[number]) => {
  const [start_time = '', end_time = ''] = hours.split('-')
  const part = partWords[partOfDay(start_time, end_time) ?? 1]
  return {
    value: hours as string,
    label: both(
      (locale) => `${inLocale(locale, part)}, ${inLocale(locale, hoursWords({ start_time, end_time }))}`,
    ),
  }
}

/** What filled shifts of this kind paid, and the press that takes it. */
function Suggested({
  suggestion,
  form,
}: {
  suggestion: RateSuggestion | null
  form: FormState<PostingForm>
}) {
  const say = useSay()
  if (!suggestion) return null
  const { rate, filled, from } = suggestion
  const amount = formatDollars(rate)
  return (
    <div className="row">
      <p className="soft">
        {say(from === 'facility' ? words.suggestedHere : words.suggestedCounty, {
          filled: String(filled),
          amount,
        })}
      </p>
      <Button look="tonal" onClick={() => form.fields.rate.set(centsToField(rate))}>
        {say(words.take, { amount })}
      </Button>
    </div>
  )
}

/** How many shifts it comes to and what they cost, before the press that posts them. */
function Sum({ plan }: { plan: ReturnType<typeof postingPlan> }) {
  const say = useSay()
  const { days, count, cost } = plan
  const holiday = days.find(holidayOn)
  return (
    <div className="post-shifts-sum" aria-live="polite">
      {cost === null || count === 0 ? (
        <p className="soft">{say(words.sumNothing)}</p>
      ) : (
        <p>
          <b>{say.count(words.shifts, count)}</b> · {say(words.cost, { cost: dollars(cost) })}
        </p>
      )}
      {holiday && (
        <p>
          {say(words.holiday, {
            day: dateWords(holiday, 'weekday', say.locale),
            holiday: say(holidays.find(holidayOn(holiday))!.label),
          })}
        </p>
      )}
    </div>
  )
}
