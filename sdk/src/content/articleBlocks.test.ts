import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { articleBlocks, articleParagraphs } from './articleBlocks.js'

describe('the blocks of an article', () => {
  it('are headings, paragraphs and lists, with their links', () => {
    expect(
      articleBlocks([
        '## Why',
        'See [the search](/caregivers) or [them](https://example.org/a).',
        '- one\n- [two](/terms)',
      ]),
    ).toEqual([
      { kind: 'heading', text: 'Why' },
      {
        kind: 'paragraph',
        pieces: [
          { text: 'See ' },
          { text: 'the search', href: '/caregivers' },
          { text: ' or ' },
          { text: 'them', href: 'https://example.org/a' },
          { text: '.' },
        ],
      },
      { kind: 'list', items: [[{ text: 'one' }], [{ text: 'two', href: '/terms' }]] },
    ])
  })

  it.each([
    '[a](javascript:alert(1))',
    '[a](//evil.example)',
    '[a](http://example.org)',
    '[a](https://user:pass@example.org)',
    '[a](data:text/html,x)',
    '<script>alert(1)</script>',
    '<a href="https://evil.example" onclick="x()">a</a>',
  ])('%s stays words', (line) => {
    expect(articleBlocks([line])).toEqual([{ kind: 'paragraph', pieces: [{ text: line }] }])
  })

  it('takes anything', () => {
    withHostileValues(1, (body: never) => articleBlocks(body))
    withHostileValues(1, (typed: never) => articleParagraphs(typed))
  })
})

it('what was typed is parted by empty lines, without signs that nobody sees', () => {
  expect(articleParagraphs(' One\r\ntwo\n\n \n\u202eThree\u0000 ')).toEqual(['One\ntwo', 'Three'])
})
