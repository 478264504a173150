import { expect, it, vi } from 'vitest'
import { find, named, press, render } from '../testing/render'
import { useAnswers } from '../useAnswers'
import { AnswerRow } from './AnswerRow'

const offers = [
  { id: 1, name: 'Three Oaks' },
  { id: 2, name: 'Bay View' },
]

function Offers({ items, onUndo }: { items: readonly { id: number; name: string }[]; onUndo?: () => void }) {
  const { rows, open, answered, reopened } = useAnswers(items, ({ id }) => id)
  return (
    <>
      <h2>{`${open} open`}</h2>
      {rows.map(({ key, item, answer }) => (
        <AnswerRow
          key={key}
          title={item.name}
          consequence="Held for you until 6:00 PM."
          actions={[
            {
              label: 'Confirm',
              press: () =>
                answered(item, {
                  words: `You confirmed ${item.name}.`,
                  undo: onUndo && (() => (onUndo(), reopened(item))),
                }),
            },
            { label: 'Profile', href: '/nursingshifts' },
          ]}
          answer={answer}
        />
      ))}
    </>
  )
}

const status = (root: ParentNode) =>
  [...root.querySelectorAll('[role=status]')].map((one) => one.textContent ?? '')

it('says what was answered, where a voice hears it, and the focus stays on Undo', async () => {
  const { root } = await render(<Offers items={offers} onUndo={() => {}} />)
  expect(status(root)).toEqual(['', ''])
  await press(named('Confirm'))
  expect(status(root)).toEqual(['You confirmed Three Oaks.Undo', ''])
  expect(document.activeElement?.textContent).toBe('Undo')
  expect([root.textContent?.match(/Held for you/g)?.length, find('h2').textContent]).toEqual([1, '1 open'])
})

it('asks again after Undo, with the focus on the first answer', async () => {
  const undone = vi.fn<() => void>()
  const { root } = await render(<Offers items={offers} onUndo={undone} />)
  await press(named('Confirm'))
  await press(named('Undo'))
  expect(undone).toHaveBeenCalledOnce()
  expect(status(root)).toEqual(['', ''])
  expect([document.activeElement?.textContent, find('h2').textContent]).toEqual(['Confirm', '2 open'])
})

it('offers no Undo where there is none; then the focus is on the row', async () => {
  const { root } = await render(<Offers items={offers} />)
  await press(named('Confirm'))
  expect(status(root)[0]).toBe('You confirmed Three Oaks.')
  expect(document.activeElement).toBe(find('.answer-row'))
})

it('keeps an answered row in its place though the list no longer holds it', async () => {
  const { root, rerender } = await render(<Offers items={offers} onUndo={() => {}} />)
  await press(named('Confirm'))
  const third = { id: 3, name: 'Mission Care' }
  await rerender(<Offers items={[offers[1]!, third]} onUndo={() => {}} />)
  const heads = () => [...root.querySelectorAll('h3')].map((one) => one.textContent)
  expect(heads()).toEqual(['Three Oaks', 'Bay View', 'Mission Care'])
  await press(named('Undo'))
  expect([heads()[0], find('h2').textContent]).toEqual(['Three Oaks', '3 open'])
})

it('leaves the focus where somebody has gone meanwhile', async () => {
  const { rerender } = await render(<AnswerRow title="Three Oaks" actions={[{ label: 'Confirm' }]} />)
  await press(named('Confirm'))
  const elsewhere = document.createElement('input')
  document.body.append(elsewhere)
  elsewhere.focus()
  await rerender(
    <AnswerRow title="Three Oaks" actions={[{ label: 'Confirm' }]} answer={{ words: 'You confirmed.' }} />,
  )
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

it('ties each answer to what is asked, and says why one did not count', async () => {
  await render(<AnswerRow title="Three Oaks" actions={[{ label: 'Confirm' }]} problem="It is taken." />)
  const about = named('Confirm').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(about)?.textContent).toBe('Three Oaks')
  expect(find('[role=alert]').textContent).toBe('It is taken.')
})
