#!/usr/bin/env node
/**
 * Who gives care near a place, what an hour costs there, and what regular visits come to:
 * `node careNear.mjs "Oakland, CA" --api https://care.example.com --from 12/01/2026 --to 12/31/2026`
 */
import {
  createClient,
  describeFailure,
  findLocations,
  formatDollars,
  formatFormDate,
  isApiError,
  occurrences,
  repeatCodes,
  say,
  scheduleEntries,
  searchCaregivers,
} from '@homecare/sdk'
import { readArguments, usage } from './arguments.mjs'

const asked = readArguments(process.argv.slice(2))
if (asked) await print(asked)
else {
  console.error(usage)
  process.exitCode = 2
}

async function print(question) {
  try {
    console.log(await report(question))
  } catch (error) {
    // A call throws an ApiError, always and only; anything else is a fault of this script.
    if (!isApiError(error)) throw error
    console.error(say('en', describeFailure(error)))
    process.exitCode = 1
  }
}

async function report({ place, api, from, to, days, hours }) {
  const care = createClient({ baseUrl: api })
  const [found] = await care.call(findLocations, { body: { location_str: place, limit: 1 } })
  if (!found) return `No place is called ${place}.`

  const { city, state } = found
  const { data, records, summary } = await care.call(searchCaregivers, { query: { city, state, limit: 5 } })
  const lines = [`${records} caregivers near ${city}, ${state}`, ...data.map(describe)]
  if (summary.rate_median === null) return lines.join('\n')

  const visits = occurrences(everyWeekOn(days, from, to), { from, to })
  const cents = Math.round(visits.length * hours * summary.rate_median)
  const [low, median, high] = [summary.rate_low, summary.rate_median, summary.rate_high].map(formatDollars)
  return [
    ...lines,
    `An hour costs ${low} to ${high}, in the middle ${median}.`,
    `${visits.length} visits of ${hours} hours come to ${formatDollars(cents)}:`,
    ...visits.map((day) => `  ${formatFormDate(day)}`),
  ].join('\n')
}

function describe({ first_name, last_initial, desired_wage, years_experience }) {
  const wage = formatDollars(desired_wage)
  return `  ${first_name} ${last_initial}.  ${wage} an hour, ${years_experience} years of experience`
}

function everyWeekOn(days, start_date, end_date) {
  const custom = { unit: 'week', every: 1, days }
  return scheduleEntries({ option: repeatCodes.custom, custom, start_date, end_date })
}
