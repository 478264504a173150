import { parseArgs } from 'node:util'
import { parseFormDate } from '@homecare/sdk'

export const usage = `Usage: node careNear.mjs <place> --from MM/DD/YYYY --to MM/DD/YYYY
  --api <address>   where the product runs (http://localhost:3000)
  --days 1,3,5      days of the week with a visit, 0 = Sunday (1,3,5)
  --hours 4         hours of each visit (4)`

/** What the command line asks for, or null where it says too little. */
export function readArguments(words) {
  const { values, positionals } = parse(words)
  const [place] = positionals
  const from = parseFormDate(values.from ?? '')
  const to = parseFormDate(values.to ?? '')
  const days = values.days.split(',').map(Number)
  const hours = Number(values.hours)
  if (!place || !from || !to || !(hours > 0)) return null
  return { place, api: values.api, from, to, days, hours }
}

function parse(args) {
  const options = {
    api: { type: 'string', default: 'http://localhost:3000' },
    from: { type: 'string' },
    to: { type: 'string' },
    days: { type: 'string', default: '1,3,5' },
    hours: { type: 'string', default: '4' },
  }
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    return { values: { days: '', hours: '' }, positionals: [] }
  }
}
