import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { filesIn, filesToSend, withFile } from './files.js'

const kept = { name: 'k.pdf', url: '/k', size: 1 }
const file = () => new File(['x'], 'a.pdf')

describe('the files of a document', () => {
  it('are sent when new, and as the word delete when taken out', () => {
    const added = file()
    expect(
      filesToSend({ file_1: kept, file_2: kept }, { file_1: kept, file_2: null, file_3: added }),
    ).toEqual({ file_2: 'delete', file_3: added })
    expect(filesToSend({ file_1: kept }, { file_1: added })).toEqual({ file_1: added })
    expect(filesToSend(null, { file_1: added, file_2: null })).toEqual({ file_1: added })
    expect(filesToSend({ file_1: null }, {})).toEqual({})
  })
  it('take the first free place, of five', () => {
    const added = file()
    expect(withFile({ file_1: kept, file_3: kept }, added)).toEqual({
      file_1: kept,
      file_2: added,
      file_3: kept,
    })
    const full = { file_1: kept, file_2: kept, file_3: kept, file_4: kept, file_5: kept }
    expect(withFile(full, added)).toBeNull()
    expect(filesIn({ file_4: kept, file_2: added, file_1: null })).toEqual([added, kept])
  })
  it('never throw', () => {
    withHostileValues(2, (a: never, b: never) => [filesToSend(a, b), withFile(a, b), filesIn(a)])
    expect([filesToSend({ file_1: kept }, null as never), filesToSend(undefined as never, {})]).toEqual([
      { file_1: 'delete' },
      {},
    ])
    expect(filesToSend({ file_1: kept }, { file_1: { name: 'k.pdf' } as never })).toEqual({})
    expect([filesIn(null as never), withFile(null as never, kept)]).toEqual([[], { file_1: kept }])
  })
})
