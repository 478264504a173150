import { formatDollars, type Text } from '@homecare/sdk/kit'
import { invoiceLineKinds, type InvoiceLine } from '@homecare/sdk/payments'
import { expenseKinds, formatMiles } from '@homecare/sdk/timesheets'
import { invoiceScreenTexts as words } from '@homecare/sdk/texts'
import { spanWords } from '../clock/timeWords'
import { both, inLocale, told } from '../kit/words'
import { hoursWords, weekdayWords } from '../timesheets/family/sheetWords'

const plain = (text: string): Text => both(() => text)

/** What a line of an invoice is for. */
export function lineName(line: InvoiceLine): Text {
  const { kind, day, expense_kind, words: own } = line
  const label = invoiceLineKinds.find(kind)?.label ?? plain(kind)
  if (kind === 'expense' || kind === 'mileage')
    return own ? plain(own) : (expense_kind && expenseKinds.find(expense_kind)?.label) || label
  if (kind === 'regular' || kind === 'special') return day ? weekdayWords(day) : label
  return label
}

/** How a line of an invoice comes about: when, how long, at which rate. */
export function lineFacts(line: InvoiceLine): Text {
  const { kind, minutes, rate, unit, day, start_time, end_time, miles_tenths, words: own } = line
  const isHours = kind === 'regular' || kind === 'special'
  const parts: Text[] = []
  if (isHours && start_time && end_time) parts.push(hoursWords({ start_time, end_time }))
  if (!isHours && day) parts.push(weekdayWords(day))
  if (isHours && minutes !== null) {
    const span = spanWords(minutes)
    if (rate === null) parts.push(span)
    else {
      const amount = formatDollars(rate)
      parts.push(
        told(words.atRate, { span, rate: told(unit === 'day' ? words.perDay : words.perHour, { amount }) }),
      )
    }
  }
  if (kind === 'special') parts.push(own ? plain(own) : invoiceLineKinds.get('special').label)
  if (kind === 'overtime' && minutes) parts.push(told(words.ofOvertime, { span: spanWords(minutes) }))
  if (kind === 'benefit' && minutes) parts.push(told(words.benefitHours, { span: spanWords(minutes) }))
  if (miles_tenths !== null) parts.push(told(words.miles, { miles: formatMiles(miles_tenths) }))
  return both((locale) => parts.map((part) => inLocale(locale, part)).join(' · '))
}
