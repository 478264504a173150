import { describe, expect, it } from 'vitest'
import { ApiError } from '../client/error.js'
import { createMergingForm } from './conflict.js'
import { createForm } from './form.js'
import { isStale, versionOf } from './recordVersion.js'

interface Pet {
  readonly name: string
  readonly about: string
  readonly tricks: readonly number[]
}
const mia: Pet = { name: 'Mia', about: 'Kind.', tricks: [1] }

/** A server with one pet, and tabs that have it before them. */
function openHome() {
  let pet = mia
  let refused = 0
  const openTab = () => {
    const valuesOf = (record: Pet): Pet => ({ ...record })
    return createMergingForm<Pet, Pet>({
      record: pet,
      valuesOf,
      form: (seen) =>
        createForm<Pet>({
          fields: {
            name: { initial: pet.name },
            about: { initial: pet.about },
            tricks: { initial: pet.tricks },
          },
          async submit(entered) {
            if (isStale(versionOf(seen()), pet)) {
              refused++
              throw new ApiError('conflict', { status: 409 })
            }
            pet = entered
          },
        }),
      current: async () => pet,
    })
  }
  return { openTab, pet: () => pet, refused: () => refused }
}

describe('two who edit one record', () => {
  it('both have what they changed, where that is not the same field', async () => {
    const home = openHome()
    const [one, other] = [home.openTab(), home.openTab()]
    one.fields.about.set('Kind and quick.')
    other.fields.tricks.set([1, 2])
    expect([await one.submit(), await other.submit()]).toEqual([true, true])
    expect(home.pet()).toEqual({ name: 'Mia', about: 'Kind and quick.', tricks: [1, 2] })
    expect([home.refused(), other.data.peek().about]).toEqual([1, 'Kind and quick.'])
  })

  it.each([
    ['mine', 'Slow.'],
    ['theirs', 'Kind and quick.'],
  ] as const)('choose where it is: %s stays', async (choice, stays) => {
    const home = openHome()
    const [one, other] = [home.openTab(), home.openTab()]
    one.fields.about.set('Kind and quick.')
    await one.submit()
    other.fields.about.set('Slow.')
    expect(await other.submit()).toBe(false)
    expect([home.pet().about, other.data.peek().about]).toEqual(['Kind and quick.', 'Slow.'])
    expect(other.conflicts.value).toEqual([{ name: 'about', theirs: 'Kind and quick.' }])
    // Nothing is sent while something is to be chosen.
    expect([await other.submit(), home.refused()]).toEqual([false, 1])
    other.choose('about', choice)
    expect([other.conflicts.value, await other.submit(), home.pet().about]).toEqual([[], true, stays])
  })

  it('say the same and are asked nothing', async () => {
    const home = openHome()
    const [one, other] = [home.openTab(), home.openTab()]
    for (const form of [one, other]) form.fields.about.set('Quick.')
    expect([await one.submit(), await other.submit(), other.conflicts.value]).toEqual([true, true, []])
  })

  it('keep what is typed where what is there now cannot be known', async () => {
    const form = createMergingForm<Pet, Pet>({
      record: mia,
      valuesOf: (record) => record,
      form: () =>
        createForm<Pet>({
          fields: { name: { initial: 'Mia' }, about: { initial: '' }, tricks: { initial: [] } },
          submit: () => Promise.reject(new ApiError('conflict', { status: 409 })),
        }),
      current: async () => null,
    })
    form.fields.about.set('Quick.')
    expect([await form.submit(), form.data.peek().about, form.failure.peek()?.kind]).toEqual([
      false,
      'Quick.',
      'conflict',
    ])
  })
})
