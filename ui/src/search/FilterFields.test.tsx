import { parseSearch, type SearchAddress } from '@homecare/sdk/search'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { find, named, press, render } from '../kit/testing/render'
import FilterFields from './FilterFields'

const search = (address: string): SearchAddress => {
  const { pathname, search: query } = new URL(address, 'http://homecare.test')
  return parseSearch(pathname, query)!
}
const oakland = '/caregivers-search/california/oakland'

const selectOf = (words: string) => find<HTMLSelectElement>(`#${named(words).getAttribute('for')}`)

/** A choice with the device's own picker. */
async function choose(select: HTMLSelectElement, value: string) {
  await act(async () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

describe('filters', () => {
  it('lead to an address each, and quick presses add up before the list has followed', async () => {
    const onChange = vi.fn<(href: string) => void>()
    await render(<FilterFields search={search(`${oakland}?page=3`)} onChange={onChange} />)
    await press(named('Dementia'))
    await press(named('Stroke'))
    expect(onChange.mock.calls.flat()).toEqual([`${oakland}?conditions=20`, `${oakland}?conditions=20%2C17`])
  })

  it('ask for a time once a day is chosen', async () => {
    const onChange = vi.fn<(href: string) => void>()
    await render(<FilterFields search={search(oakland)} onChange={onChange} />)
    await press(named('Tuesday'))
    await press(named('Thursday'))
    await press(named('Afternoon, 1:00\u00a0PM – 5:00\u00a0PM'))
    expect(onChange.mock.calls.flat()).toEqual([
      `${oakland}?when=tue`,
      `${oakland}?when=tue%2Cthu`,
      `${oakland}?when=tue%2Cthu%2Cafternoon`,
    ])
  })

  it('ask for hours once both ends are chosen, which follow the address from then on', async () => {
    const onChange = vi.fn<(href: string) => void>()
    const shown = (address: string) => <FilterFields search={search(address)} onChange={onChange} />
    const { rerender } = await render(shown(`${oakland}?when=tue`))
    const ends = () => [selectOf('From').value, selectOf('To').value]
    await choose(selectOf('From'), '9')
    expect([onChange.mock.calls, ends()]).toEqual([[], ['9', '']])
    // The end is of no use at the start itself.
    expect([...selectOf('To').options].map(({ value }) => value)).not.toContain('9')
    await choose(selectOf('To'), '11')
    expect(onChange.mock.calls).toEqual([[`${oakland}?when=tue%2C9-11`]])
    await rerender(shown(`${oakland}?when=tue%2C9-11`))
    expect(ends()).toEqual(['9', '11'])
    await rerender(shown(`${oakland}?when=tue`))
    expect(ends()).toEqual(['', ''])
  })

  it('follow the address when Back takes one away', async () => {
    const { rerender } = await render(
      <FilterFields search={search(`${oakland}?vetted=1`)} onChange={() => {}} />,
    )
    const box = () => named('Vetted only').querySelector('input')
    expect(box()?.checked).toBe(true)
    await rerender(<FilterFields search={search(oakland)} onChange={() => {}} />)
    expect(box()?.checked).toBe(false)
  })

  it('offer no distance where no place is named', async () => {
    const { root } = await render(<FilterFields search={search('/caregivers-search')} onChange={() => {}} />)
    expect(root.textContent).not.toContain('Within')
  })
})
