import { wishesOfJob } from '@homecare/sdk/compare'
import { aJob, aPublicCaregiver } from '@homecare/sdk/testing'
import { compareTexts as words } from '@homecare/sdk/texts'
import { expect, it } from 'vitest'
import { askedIn, compareView } from './compareView'

const today = '2026-11-27'
const one = aPublicCaregiver({ id: 51, conditions: [2], spoken_languages: [20] })
const other = aPublicCaregiver({ id: 52, first_name: 'Denise', conditions: [], spoken_languages: [20] })
const rowOf = (view: ReturnType<typeof compareView>, title: { readonly 0: string }) =>
  view.rows.find((row) => row.title[0] === title[0])

it('puts people across and facts down, and tells the rows in which all agree', () => {
  const view = compareView([one, other], null, today)
  expect(view.people.map(({ id }) => id)).toEqual([51, 52])
  expect(rowOf(view, words.languages)).toMatchObject({ alike: true })
  expect(rowOf(view, words.rate)).toMatchObject({ alike: true, kind: 'rate' })
  const needs = rowOf(view, words.needs)!
  expect([needs.alike, needs.cells.map((cell) => cell.length)]).toEqual([false, [1, 0]])
  expect(rowOf(view, words.fit)).toBeUndefined()
})

it('says what of a job each fulfils', () => {
  const job = aJob({ conditions: [2], assistance: [], preferred_languages: [], schedule: [] })
  const fit = rowOf(
    compareView([one, other], { title: words.fit, wishes: wishesOfJob(job) }, today),
    words.fit,
  )!
  expect(fit.cells.map((cell) => cell.map(({ fits }) => fits))).toEqual([['whole'], ['none']])
})

it('has no row of what nobody says, and agrees with nobody where one is alone', () => {
  const silent = aPublicCaregiver({ id: 53, conditions: [], licenses: [] })
  const view = compareView([silent], null, today)
  expect([rowOf(view, words.needs), rowOf(view, words.licenses)]).toEqual([undefined, undefined])
  expect(view.rows.some(({ alike }) => alike)).toBe(false)
})

it('reads what a search asked for from the address, if it asked for anything', () => {
  expect(askedIn(new URLSearchParams('with=51,52&conditions=2'))?.wishes.conditions).toEqual([2])
  expect(askedIn(new URLSearchParams('with=51,52&vetted=1'))).toBe(null)
})
