import { sloganParts } from '@homecare/sdk/partners'
import { Fragment, type ReactNode } from 'react'

/** A partner's slogan in words, with its emphasis and nothing else of its markup. */
export function Slogan({ html }: { html: string }) {
  const parts = sloganParts(html)
  const paragraphs = [...new Set(parts.map(({ paragraph }) => paragraph))]
  return paragraphs.map((paragraph) => (
    <span key={paragraph} className="partner-slogan">
      {parts
        .filter((part) => part.paragraph === paragraph)
        .map(({ text, strong, emphasis }, index) => (
          // Parts have no name but their place, and never change.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>{marked(text, strong, emphasis)}</Fragment>
        ))}
    </span>
  ))
}

function marked(text: string, strong: boolean, emphasis: boolean): ReactNode {
  const words = emphasis ? <em>{text}</em> : text
  return strong ? <strong>{words}</strong> : words
}
