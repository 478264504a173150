import { describe, expect, it } from 'vitest'
import { kitTexts } from '../kit/texts.js'
import { aLicense, refuse, refuseWith } from '../testing/index.js'
import { openCare } from '../testing/openCare.js'
import {
  addLicense,
  updateLicense,
  listOwnLicenses,
  removeLicense,
  removeLicensePhoto,
} from './licenseCalls.js'
import { createLicenseForm, createLicenseStore } from './licenseStore.js'
import { licenseTexts } from '../caregivers/recordTexts.js'

describe('licenses', () => {
  it('show refusals at the fields they name, with saving on meanwhile', async () => {
    const { server, care, toasts } = openCare()
    const store = createLicenseStore(care, toasts)
    server.on(addLicense, () => refuse({ license_number: ['Already used.'], expires: ['Too old.'] }))
    const form = createLicenseForm(store)
    form.fields.map_id.set(2)
    const saving = form.submit()
    expect(store.saving.value).toBe(true)
    expect(await saving).toBe(false)
    expect([
      form.fields.license_number.shownError.value,
      form.fields.expires.shownError.value,
      store.saving.value,
    ]).toEqual(['Already used.', 'Too old.', false])
  })
  it('are added, changed and deleted in place; then the profile is refreshed', async () => {
    const { server, care, toasts, said } = openCare()
    let refreshed = 0
    const store = createLicenseStore(care, toasts, { deleted: () => refreshed++ })
    const saved = aLicense()
    server
      .on(listOwnLicenses, () => [saved])
      .on(updateLicense, () => ({ ...saved, license_number: 'N-9' }))
      .on(removeLicense, () => undefined)
    await store.records.load()
    const form = createLicenseForm(store, saved)
    form.fields.license_number.set('N-9')
    expect(await form.submit()).toBe(true)
    expect(store.records.data.value?.[0]?.license_number).toBe('N-9')
    await store.remove.run(saved)
    expect([store.records.data.value, refreshed, said().at(-1)]).toEqual([
      [],
      1,
      ['success', licenseTexts.deleted],
    ])
  })
  it('have photos, which go when they are removed and stay when that fails', async () => {
    const { server, care, toasts, said } = openCare()
    const store = createLicenseStore(care, toasts)
    const photo = { id: 5, photo: '/p.jpg', description: '' }
    const saved = aLicense({ photos: [photo] })
    server
      .on(listOwnLicenses, () => [saved, aLicense({ id: 999, photos: [photo] })])
      .on(removeLicensePhoto, () => refuseWith(500))
    await store.records.load()
    await store.removePhoto.run(saved.id, 5)
    expect(store.records.data.value?.[0]?.photos).toEqual([photo])
    server.on(removeLicensePhoto, () => undefined)
    await store.removePhoto.run(saved.id, 5)
    expect(store.records.data.value?.map(({ photos }) => photos)).toEqual([[], [photo]])
    expect(said()).toEqual([
      ['error', kitTexts.somethingWentWrong],
      ['success', licenseTexts.photoDeleted],
    ])
  })
})
