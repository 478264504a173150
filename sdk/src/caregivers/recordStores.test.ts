import { describe, expect, it } from 'vitest'
import { kitTexts } from '../kit/texts.js'
import { anEducation, anExperience, refuse, refuseWith } from '../testing/index.js'
import { openCare } from '../testing/openCare.js'
import { profileEditTexts } from './profileEditTexts.js'
import {
  addEducation,
  changeEducation,
  changeExperience,
  listMyEducation,
  listMyExperience,
  removeEducation,
  removeExperience,
} from './recordCalls.js'
import {
  createEducationForm,
  createEducationStore,
  createExperienceForm,
  createExperienceStore,
} from './recordStores.js'
import { recordTexts } from './recordTexts.js'

describe('schools and employers', () => {
  it('are added and changed by a form, in place, with a toast', async () => {
    const { server, care, toasts, said } = openCare()
    const store = createEducationStore(care, toasts)
    const saved = anEducation()
    server
      .on(listMyEducation, () => [saved])
      .on(addEducation, () => anEducation({ id: 999 }))
      .on(changeEducation, () => ({ ...saved, major: 'Nursing' }))
    await store.records.load()
    const form = createEducationForm(store, 2026)
    expect(form.valid.value).toBe(false)
    form.fields.school.set({ id: null, name: 'My school' })
    expect([form.valid.value, await form.submit()]).toEqual([true, true])
    expect(store.records.data.value?.map(({ id }) => id)).toEqual([saved.id, 999])
    expect(server.seen.at(-1)?.body).toMatchObject({
      college: 'My school',
      school_id: null,
      start_date: '2026-01-01',
    })

    const edit = createEducationForm(store, 2026, saved)
    edit.fields.major.set('Nursing')
    await edit.submit()
    expect([server.seen.at(-1)?.params, store.records.data.value?.[0]?.major]).toEqual([
      { id: String(saved.id) },
      'Nursing',
    ])
    expect(said()).toEqual([['success', profileEditTexts.updated]])
  })
  it('show what the server says of a field, and keep what was entered', async () => {
    const { server, care, toasts, said } = openCare()
    const store = createEducationStore(care, toasts)
    server.on(addEducation, () => refuse({ college: ['Unknown school.'] }))
    const form = createEducationForm(store, 2026)
    form.fields.school.set({ id: null, name: 'My school' })
    expect(await form.submit()).toBe(false)
    expect([form.fields.school.shownError.value, form.fields.school.value.value?.name]).toEqual([
      'Unknown school.',
      'My school',
    ])
    expect(said()).toEqual([['error', kitTexts.somethingWentWrong]])
  })
  it('go when they are removed, and stay when that fails', async () => {
    const { server, care, toasts, said } = openCare()
    const store = createEducationStore(care, toasts)
    server.on(listMyEducation, () => [anEducation()]).on(removeEducation, () => refuseWith(500))
    await store.records.load()
    await store.remove.run(anEducation().id)
    expect(store.records.data.value).toHaveLength(1)
    server.on(removeEducation, () => undefined)
    await store.remove.run(anEducation().id)
    expect(store.records.data.value).toEqual([])
    expect(said()).toEqual([
      ['error', kitTexts.somethingWentWrong],
      ['success', recordTexts.educationDeleted],
    ])
  })
  it('of work have no end while still working', async () => {
    const { server, care, toasts, said } = openCare()
    const store = createExperienceStore(care, toasts)
    const saved = anExperience({ end_date: null })
    server
      .on(listMyExperience, () => [saved])
      .on(changeExperience, () => ({ ...saved, position: 'Nurse' }))
      .on(removeExperience, () => undefined)
    await store.records.load()
    const form = createExperienceForm(store, saved)
    expect(form.fields.still_working.value.value).toBe(true)
    form.fields.position.set('Nurse')
    expect(await form.submit()).toBe(true)
    expect(server.seen.at(-1)?.body).toMatchObject({ position: 'Nurse', end_date: null })
    await store.remove.run(saved.id)
    expect([store.records.data.value, said().at(-1)]).toEqual([
      [],
      ['success', recordTexts.experienceDeleted],
    ])
    expect(createExperienceForm(store).valid.value).toBe(false)
  })
})
