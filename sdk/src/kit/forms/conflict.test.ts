import { array, number, string, type } from '../structs/struct.js'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../error.js'
import { createMergingForm } from './conflict.js'
import { createForm } from './form.js'
import { isStale, versionFor, type Editable } from '../state/recordVersion.js'

interface Pet {
  readonly name: string
  readonly about: string
  readonly tricks: number[]
}
const pets: Editable<Pet> = {
  shape: type({ name: string(), about: string(), tricks: array(number()) }),
  parts: () => ['name', 'about', 'tricks'],
}
const mia: Pet = { name: 'Mia', about: 'Kind.', tricks: [1] }

/** A server with one pet, and tabs that have it before them. */
function openHome(together: readonly (readonly (keyof Pet)[])[] = []) {
  let pet: Pet | null = mia
  let refused = 0
  const taken: Pet[] = []
  const openTab = () => {
    const valuesOf = (record: Pet): Pet => ({ ...record })
    return createMergingForm<Pet, Pet>({
      kind: pets,
      record: pet,
      valuesOf,
      together,
      addsAgain: true,
      taken: (now) => taken.push(now),
      form: (seen) =>
        createForm<Pet>({
          fields: {
            name: { initial: mia.name },
            about: { initial: mia.about },
            tricks: { initial: mia.tricks },
          },
          async submit(entered) {
            const known = seen()
            if (known && !pet) throw new ApiError('notFound', { status: 404 })
            if (known && pet && isStale(pets, { version: versionFor(pets, known) }, pet)) {
              refused++
              throw new ApiError('conflict', { status: 409, current: pet })
            }
            pet = entered
          },
        }),
    })
  }
  return { openTab, taken, pet: () => pet, refused: () => refused, drop: () => (pet = null) }
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
    expect([home.pet()?.about, other.data.peek().about]).toEqual(['Kind and quick.', 'Slow.'])
    expect(other.conflicts.value).toEqual([{ name: 'about', theirs: 'Kind and quick.', mine: 'Slow.' }])
    // Nothing is sent while something is to be chosen.
    const told = other.refusals.value
    expect([await other.submit(), home.refused(), other.refusals.value]).toEqual([false, 1, told + 1])
    other.choose('about', choice)
    expect([other.conflicts.value, await other.submit(), home.pet()?.about]).toEqual([[], true, stays])
  })

  it('say the same and are asked nothing', async () => {
    const home = openHome()
    const [one, other] = [home.openTab(), home.openTab()]
    for (const form of [one, other]) form.fields.about.set('Quick.')
    expect([await one.submit(), await other.submit(), other.conflicts.value]).toEqual([true, true, []])
  })

  it('are told of it once, by the choices, and what there is now is taken in', async () => {
    const home = openHome()
    const [one, other] = [home.openTab(), home.openTab()]
    one.fields.about.set('Quick.')
    await one.submit()
    other.fields.about.set('Slow.')
    await other.submit()
    expect([other.errors.value, other.failure.value?.kind]).toEqual([[], 'conflict'])
    expect(home.taken).toEqual([{ ...mia, about: 'Quick.' }])
  })

  it.each([
    ['mine', { name: 'Mia', about: 'Slow.' }],
    ['theirs', { name: 'Mio', about: 'Kind.' }],
  ] as const)('choose together what says one thing: %s stays', async (choice, stays) => {
    const home = openHome([['name', 'about']])
    const [one, other] = [home.openTab(), home.openTab()]
    one.fields.name.set('Mio')
    await one.submit()
    other.fields.about.set('Slow.')
    other.fields.tricks.set([7])
    expect(await other.submit()).toBe(false)
    expect(other.conflicts.value).toEqual([
      { name: 'name', theirs: { name: 'Mio', about: 'Kind.' }, mine: { name: 'Mia', about: 'Slow.' } },
    ])
    other.choose('name', choice)
    expect([await other.submit(), home.pet()]).toEqual([true, { ...stays, tricks: [7] }])
  })

  it('add again what was deleted elsewhere, once they have been told', async () => {
    const home = openHome()
    const form = home.openTab()
    form.fields.about.set('Quick.')
    home.drop()
    expect([await form.submit(), form.gone.value, form.errors.value]).toEqual([false, true, []])
    expect([form.data.value.about, form.dirty.value]).toEqual(['Quick.', true])
    expect([await form.submit(), form.gone.value, home.pet()?.about]).toEqual([true, false, 'Quick.'])
  })

  it.each([
    ['no record comes with the refusal', new ApiError('conflict')],
    ['it is of another shape', new ApiError('conflict', { current: { about: 'Quick.' } })],
    ['what is gone cannot be added again', new ApiError('notFound')],
  ])('keep what is typed where %s, and say why', async (_, refusal) => {
    const form = createMergingForm<Pet, Pet>({
      kind: pets,
      record: mia,
      valuesOf: (record) => record,
      form: () =>
        createForm<Pet>({
          fields: { name: { initial: 'Mia' }, about: { initial: '' }, tricks: { initial: [] } },
          submit: () => Promise.reject(refusal),
        }),
    })
    form.fields.about.set('Quick.')
    expect([await form.submit(), form.data.peek().about, form.failure.peek()]).toEqual([
      false,
      'Quick.',
      refusal,
    ])
    expect([form.errors.value.length, form.gone.value]).toEqual([1, false])
  })
})
