import { profileTexts } from '@homecare/sdk/texts'
import { useId, useState } from 'react'
import { useSay } from '../kit/say'

/** Characters that are shown before 'Read more'. */
const shownAtFirst = 420

/** What somebody wrote about themselves, in paragraphs; the rest of a long one on demand. */
export function LongText({ text }: { text: string }) {
  const say = useSay()
  const id = useId()
  const [all, setAll] = useState(false)
  const isLong = text.length > shownAtFirst * 1.2
  return (
    <>
      <div id={id} className="profile-about" data-cut={(isLong && !all) || undefined}>
        {text.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {isLong && (
        <div>
          <button
            type="button"
            className="button"
            data-look="plain"
            aria-expanded={all}
            aria-controls={id}
            onClick={() => setAll(!all)}
          >
            {say(all ? profileTexts.readLess : profileTexts.readMore)}
          </button>
        </div>
      )}
    </>
  )
}
