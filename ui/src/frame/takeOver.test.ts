import { expect, it } from 'vitest'
import { takeOver } from './takeOver'

/** A form as it was rendered, with what was done in it before its code came; what is told of it, in order. */
function told(html: string, before: (form: HTMLFormElement) => void): string[] {
  const form = document.createElement('form')
  form.innerHTML = html
  before(form)
  const heard: string[] = []
  for (const kind of ['input', 'change'])
    form.addEventListener(kind, ({ target }) => {
      const { name, value } = target as HTMLInputElement
      heard.push(`${kind} ${name} ${value}`)
    })
  takeOver(form)
  return heard
}

it('tells of what was typed and chosen, and of nothing that stayed', () => {
  const html = '<input name="a"><textarea name="b"></textarea><select name="c"><option>1<option>2</select>'
  expect(told(html, () => {})).toEqual([])
  const heard = told(html, (form) => {
    form.querySelector('input')!.value = 'typed'
    form.querySelector('select')!.selectedIndex = 1
  })
  expect(heard).toEqual(['input a typed', 'change c 2'])
})

it('tells of a file that was picked, which nobody but the person may set, and goes on with what comes after', () => {
  const heard = told('<input type="file" name="file"><input name="after">', (form) => {
    const [file, after] = form.querySelectorAll('input')
    let value = 'C:\\fakepath\\card.pdf'
    Object.defineProperty(file, 'value', {
      get: () => value,
      set(given: string) {
        if (given !== '') throw new DOMException('No.', 'InvalidStateError')
        value = given
      },
    })
    after!.value = 'typed'
  })
  expect(heard).toEqual(['change file C:\\fakepath\\card.pdf', 'input after typed'])
})
