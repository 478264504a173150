import { createForm } from '@homecare/sdk/kit'
import { findAddresses, type PickedPlace, type StreetAddress } from '@homecare/sdk/places'
import { fakeServer } from '@homecare/sdk/testing'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { careOf, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, named, render, type } from '../kit/testing/render'
import { AddressFields } from './AddressFields'

const foothill: StreetAddress = {
  ...{ address: '2851 Foothill Boulevard', city: 'Oakland', state: 'CA', zip_code: '94601' },
  ...{ latitude: 37.7809, longitude: -122.2227 },
}

async function setUp(provided: boolean, addresses: StreetAddress[] = []) {
  const form = createForm({
    fields: {
      address: { initial: '' },
      address2: { initial: '' },
      place: { initial: null as PickedPlace | null },
      as_typed: { initial: false },
    },
    submit: async () => {},
  })
  const server = fakeServer().on(findAddresses, () => ({ provided, addresses }))
  const { root } = await render(
    <AppContext value={testApp({ care: careOf(server) })}>
      <AddressFields form={form} />
    </AppContext>,
  )
  const street = find<HTMLInputElement>('input[name=address]', root)
  const asTyped = () => root.querySelector<HTMLInputElement>('input[type=checkbox]')
  return { form, root, server, street, asTyped, write: (text: string) => type(street, text) }
}

describe('the street of an address', () => {
  it('that is chosen fills in the place too', async () => {
    const { form, root, street, asTyped, write } = await setUp(true, [foothill])
    await write('2851 foo')
    await vi.waitFor(() => expect(named('2851 Foothill Boulevard', root)).toBeTruthy())
    await act(async () => named('2851 Foothill Boulevard', root).click())
    const { address: _, ...where } = foothill
    expect(form.data.value).toEqual({
      ...{ address: '2851 Foothill Boulevard', address2: '', place: where, as_typed: false },
    })
    expect(street.value).toBe('2851 Foothill Boulevard')
    expect(find<HTMLInputElement>('input[name=place]', root).value).toBe('Oakland, CA 94601')
    expect(asTyped()).toBeNull()
  })

  it('that is not chosen is used as typed where somebody says so of that very text', async () => {
    const { form, root, asTyped, write } = await setUp(true)
    await write('9 Nowhere Lane')
    await vi.waitFor(() => expect(asTyped()).not.toBeNull())
    expect(root.textContent).toContain('This address is not in our list.')
    await act(async () => asTyped()?.click())
    expect(form.data.value).toMatchObject({ address: '9 Nowhere Lane', as_typed: true })
    await write('9 Nowhere Lan')
    expect(form.data.value).toMatchObject({ address: '9 Nowhere Lan', as_typed: false })
  })

  it('is typed where there is no list, which is said, and nothing is to be confirmed', async () => {
    const { form, root, server, asTyped, write } = await setUp(false)
    await write('9 Nowhere Lane')
    await vi.waitFor(() => expect(root.textContent).toContain('your address will be marked as not verified'))
    await write('9 Nowhere Lane E')
    expect([server.seen.length, asTyped(), form.data.value.address]).toEqual([1, null, '9 Nowhere Lane E'])
    expect(root.textContent).not.toContain('not in our list')
  })
})
