import { pageTexts, type TextPart } from '@homecare/sdk/texts'
import { useId } from 'react'
import { useSay } from '../kit/say'
import { A } from '../kit/Link'
import './TextParts.css'

/** A text to be read: where its parts are, then the parts. Each can be linked to by its id. */
export function TextParts({ parts }: { parts: readonly TextPart[] }) {
  const say = useSay()
  const id = useId()
  return (
    <>
      <nav className="text-parts-contents" aria-labelledby={id}>
        <h2 id={id}>{say(pageTexts.contents)}</h2>
        <ul>
          {parts.map((part) => (
            <li key={part.id}>
              <A href={`#${part.id}`}>{say(part.heading)}</A>
            </li>
          ))}
        </ul>
      </nav>
      <div className="text-parts">
        {parts.map((part) => (
          <section key={part.id} id={part.id} className="text-part">
            <h2>{say(part.heading)}</h2>
            {part.paragraphs.map((paragraph) => (
              <p key={paragraph[0]}>{say(paragraph)}</p>
            ))}
          </section>
        ))}
      </div>
    </>
  )
}
