import { describe, expect, it, vi } from 'vitest'
import { createRenewal } from './renewal.js'

describe('a renewal', () => {
  it('asks nobody until it is known whom', () => {
    expect(createRenewal().renew()).toBeUndefined()
  })

  it('asks once for all that wait together, and anew afterwards', async () => {
    const renewal = createRenewal()
    const how = vi.fn<() => Promise<boolean>>(async () => true)
    renewal.by(how)
    expect(await Promise.all([renewal.renew(), renewal.renew()])).toEqual([true, true])
    expect(how).toHaveBeenCalledTimes(1)
    await renewal.renew()
    expect(how).toHaveBeenCalledTimes(2)
  })

  it('that fails is none, and may be tried again', async () => {
    const renewal = createRenewal()
    renewal.by(() => Promise.reject(new Error('no')))
    expect(await renewal.renew()).toBe(false)
    renewal.by(async () => true)
    expect(await renewal.renew()).toBe(true)
  })
})
