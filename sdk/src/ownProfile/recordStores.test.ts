import { describe, expect, it } from 'vitest'
import { versionFor } from '../kit/state/recordVersion.js'
import { kitTexts } from '../kit/texts.js'
import { anEducation, anExperience, refuse, refuseStale, refuseWith } from '../testing/index.js'
import { openCare } from '../testing/openCare.js'
import { profileEditTexts } from '../caregivers/profileEditTexts.js'
import {
  addEducation,
  updateEducation,
  updateExperience,
  educationRecord,
  listOwnEducation,
  listOwnExperience,
  removeEducation,
  removeExperience,
  type EducationDraft,
  type OwnEducation,
} from './recordCalls.js'
import {
  createEducationForm,
  createEducationStore,
  createExperienceForm,
  createExperienceStore,
} from './recordStores.js'
import { recordTexts } from '../caregivers/recordTexts.js'

describe('schools and employers', () => {
  it('are added and changed by a form, in place, with a toast', async () => {
    const { server, care, toasts, said } = openCare()
    const store = createEducationStore(care, toasts)
    const saved = anEducation()
    server
      .on(listOwnEducation, () => [saved])
      .on(addEducation, () => anEducation({ id: 999 }))
      .on(updateEducation, () => ({ ...saved, major: 'Nursing' }))
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
    expect(said()).toEqual([])
  })
  it('go when they are removed, and stay when that fails', async () => {
    const { server, care, toasts, said } = openCare()
    const store = createEducationStore(care, toasts)
    server.on(listOwnEducation, () => [anEducation()]).on(removeEducation, () => refuseWith(500))
    await store.records.load()
    await store.remove.run(anEducation())
    expect(store.records.data.value).toHaveLength(1)
    server.on(removeEducation, () => undefined)
    await store.remove.run(anEducation())
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
      .on(listOwnExperience, () => [saved])
      .on(updateExperience, () => ({ ...saved, position: 'Nurse' }))
      .on(removeExperience, () => undefined)
    await store.records.load()
    const form = createExperienceForm(store, saved)
    expect(form.fields.still_working.value.value).toBe(true)
    form.fields.position.set('Nurse')
    expect(await form.submit()).toBe(true)
    expect(server.seen.at(-1)?.body).toMatchObject({ position: 'Nurse', end_date: null })
    await store.remove.run(saved)
    expect([store.records.data.value, said().at(-1)]).toEqual([
      [],
      ['success', recordTexts.experienceDeleted],
    ])
    expect(createExperienceForm(store).valid.value).toBe(false)
  })
  describe('that another tab has changed meanwhile', () => {
    const seen = anEducation({ major: 'Nursing' })
    function tab(now: OwnEducation | null) {
      const opened = openCare()
      const store = createEducationStore(opened.care, opened.toasts)
      let there = now
      opened.server
        .on(listOwnEducation, () => [seen])
        .on(addEducation, ({ body }) => (there = anEducation({ ...sent(body), id: 999 })))
        .on(updateEducation, ({ body }) => {
          if (!there) return refuseWith(404)
          if (body.version !== versionFor(educationRecord, there)) return refuseStale(there)
          return (there = anEducation({ ...there, ...sent(body) }))
        })
        .on(removeEducation, ({ query }) => {
          if (!there) return refuseWith(404)
          if (query.version !== versionFor(educationRecord, there)) return refuseStale(there)
        })
      return { ...opened, store, there: () => there }
    }
    const sent = ({ version: _, ...draft }: EducationDraft & { version?: string | undefined }) =>
      draft as Partial<OwnEducation>

    it('keep what each has changed, and show it in the list', async () => {
      const { store, there, said } = tab({ ...seen, end_date: '2019-01-01' })
      await store.records.load()
      const form = createEducationForm(store, 2026, seen)
      form.fields.major.set('Nutrition')
      expect([await form.submit(), there()]).toMatchObject([
        true,
        { major: 'Nutrition', end_date: '2019-01-01' },
      ])
      expect([store.records.data.value, said()]).toEqual([[there()], [['success', profileEditTexts.updated]]])
    })
    it('ask where both have changed the same, once, and go through with the choice', async () => {
      const { store, there, said } = tab({ ...seen, major: 'History' })
      await store.records.load()
      const form = createEducationForm(store, 2026, seen)
      form.fields.major.set('Nutrition')
      expect([await form.submit(), form.errors.value, said()]).toEqual([false, [], []])
      expect(form.conflicts.value).toMatchObject([{ name: 'major', theirs: 'History' }])
      form.choose('major', 'mine')
      expect([await form.submit(), there()?.major]).toEqual([true, 'Nutrition'])
      // Saved again, it is its own version.
      form.fields.major.set('Botany')
      expect([await form.submit(), there()?.major]).toEqual([true, 'Botany'])
    })
    it('are added again where they were deleted, and stand in the list once', async () => {
      const { store, there, said } = tab(null)
      await store.records.load()
      const form = createEducationForm(store, 2026, seen)
      form.fields.major.set('Nutrition')
      expect([await form.submit(), form.gone.value, said()]).toEqual([false, true, []])
      expect([await form.submit(), there()?.major]).toEqual([true, 'Nutrition'])
      expect(store.records.data.value?.map(({ id }) => id)).toEqual([999])
    })
    it('are not deleted unseen: the list shows them as they are, and then they may be', async () => {
      const now = { ...seen, major: 'History' }
      const { store, said } = tab(now)
      await store.records.load()
      await store.remove.run(seen)
      expect([store.remove.error.value?.kind, store.records.data.value, said()]).toEqual([
        'conflict',
        [now],
        [],
      ])
      await store.remove.run(now)
      expect([store.records.data.value, said()]).toEqual([[], [['success', recordTexts.educationDeleted]]])
    })
    it('are gone where they were deleted there already', async () => {
      const { store, said } = tab(null)
      await store.records.load()
      await store.remove.run(seen)
      expect([store.records.data.value, store.remove.error.value]).toEqual([[], null])
      expect(said()).toEqual([['success', recordTexts.educationDeleted]])
    })
  })
})
