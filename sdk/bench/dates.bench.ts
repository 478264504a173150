import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { compare } from '../../scripts/measure.mjs'
import { addDays, formatFormDate, parseFormDate } from '../src/kit/dates/dates.js'
import type { Row } from './row.js'

/** The strict MM/DD/YYYY check; every fourth text is a wrong one. */
export default async function dates(): Promise<Row[]> {
  dayjs.extend(customParseFormat)
  const wrong = ['02/30/2026', '1/2/2026', '13/01/2026', '2026-01-01']
  const texts = Array.from({ length: 256 }, (_, at) =>
    at % 4 === 3 ? wrong[(at >> 2) % 4]! : formatFormDate(addDays('1950-01-01', at * 111)),
  )
  const ours = (text: string) => parseFormDate(text) !== null
  const peer = (text: string) => dayjs(text, 'MM/DD/YYYY', true).isValid()
  if (texts.some((text) => ours(text) !== peer(text))) throw new Error('the two disagree on a date')
  return [
    {
      name: 'dates: the strict check of 256 form dates',
      unit: 'µs',
      peerName: 'dayjs strict',
      budget: 1 / 50,
      ...(await compare(
        () => texts.filter(ours).length,
        () => texts.filter(peer).length,
      )),
    },
  ]
}
