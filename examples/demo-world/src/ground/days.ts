/* Arithmetic on 'YYYY-MM-DD' days for the demo world. Everything is told from the day it is made for. */

import { dayMs } from '@homecare/sdk/kit'

export function addDays(day: string, days: number): string {
  return new Date(midnight(day) + days * dayMs).toISOString().slice(0, 10)
}

export function addYears(day: string, years: number): string {
  return `${yearOf(day) + years}${day.endsWith('02-29') ? '-02-28' : day.slice(4)}`
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

/** 0 Sunday … 6 Saturday. */
export function weekDay(day: string): number {
  return new Date(midnight(day)).getUTCDay()
}

/** The instant so many minutes before the day begins (UTC): the world never reaches into the future. */
export function minutesBefore(day: string, minutes: number): string {
  return new Date(midnight(day) - minutes * 60_000).toISOString()
}

export function midnight(day: string): number {
  // Nearly every question is about the same day: today.
  if (day !== lastDay) {
    lastMidnight = Date.parse(`${day}T00:00:00Z`)
    lastDay = day
  }
  return lastMidnight
}

let lastDay = ''
let lastMidnight = Number.NaN
