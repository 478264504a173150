import { articleBlocks, type ArticlePiece } from '@homecare/sdk/content'
import { Fragment } from 'react'
import { given } from '../kit/href'
import { A, Link } from '../kit/Link'

/** The text of an article: headings, paragraphs and lists, as plain words and links. */
export function ArticleText({ body, level = 2 }: { body: readonly string[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return articleBlocks(body).map((block, index) => {
    if (block.kind === 'heading') return <Heading key={index}>{block.text}</Heading>
    if (block.kind === 'paragraph')
      return (
        <p key={index}>
          <Pieces pieces={block.pieces} />
        </p>
      )
    return (
      <ul key={index}>
        {block.items.map((pieces, item) => (
          <li key={item}>
            <Pieces pieces={pieces} />
          </li>
        ))}
      </ul>
    )
  })
}

function Pieces({ pieces }: { pieces: readonly ArticlePiece[] }) {
  return pieces.map(({ text, href }, index) => (
    <Fragment key={index}>
      {href === undefined ? (
        text
      ) : href.startsWith('https://') ? (
        <Link href={given(href)} external>
          {text}
        </Link>
      ) : (
        <A href={given(href)}>{text}</A>
      )}
    </Fragment>
  ))
}
