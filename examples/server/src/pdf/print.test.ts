import { afterEach, describe, expect, it } from 'vitest'
import { createPrinter, type Printer } from './print.ts'
import { readPdf, wordsOf } from './testing/readPdf.ts'
import { somePaper } from './testing/somePaper.ts'

const faulty = new URL('./testing/faultyWorker.mjs', import.meta.url)
const titled = (title: string) => somePaper([], { title })

let printer: Printer
const open = (...given: Parameters<typeof createPrinter>) => (printer = createPrinter(...given))
afterEach(() => printer.stop())

const bytesOf = async (body: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(body).arrayBuffer())
const textOf = (body: ReadableStream<Uint8Array>) => new Response(body).text()

describe('the thread that draws', () => {
  it('draws documents that are asked for at once, each for whoever asked', async () => {
    open()
    const titles = ['one', 'two', 'three', 'four']
    const drawn = await Promise.all(
      titles.map(async (title) => readPdf(await bytesOf(await printer.print(titled(title))))),
    )
    expect(drawn.map(({ title }) => title)).toEqual(titles)
    expect(drawn.map(({ root }) => wordsOf(root))).toEqual(titles.map((title) => `Homecare ${title}`))
  })

  it('says what cannot be drawn, and draws the next', async () => {
    open(faulty)
    await expect(printer.print(titled('fail'))).rejects.toThrow('cannot be drawn')
    expect(await textOf(await printer.print(titled('fine')))).toBe('fine')
  })

  it.each(['die', 'break'])(
    'that did %s takes what it was at with it, and another draws the next',
    async (how) => {
      open(faulty)
      const both = await Promise.allSettled(['wait', how].map((title) => printer.print(titled(title))))
      expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
      expect(await textOf(await printer.print(titled('fine')))).toBe('fine')
    },
  )

  it('that hangs is ended once that was too long, and another draws the next', async () => {
    const waits: (() => void)[] = []
    open(faulty, (late) => {
      waits.push(late)
      return () => {}
    })
    expect(await textOf(await printer.print(titled('fine')))).toBe('fine')
    const hanging = printer.print(titled('hang'))
    waits.at(-1)!()
    await expect(hanging).rejects.toThrow('too long')
    expect(await textOf(await printer.print(titled('again')))).toBe('again')
  })

  it('breaks off what was half sent when it ends', async () => {
    open(faulty)
    const reader = (await printer.print(titled('half'))).getReader()
    for (const letter of 'half') expect(new TextDecoder().decode((await reader.read()).value)).toBe(letter)
    await printer.stop()
    await expect(reader.read()).rejects.toThrow('stops')
  })

  it('goes on where somebody leaves before the end', async () => {
    open(faulty)
    await (await printer.print(titled('half'))).cancel()
    expect(await textOf(await printer.print(titled('fine')))).toBe('fine')
  })
})
