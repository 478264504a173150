import { profileEditorTexts } from '@homecare/sdk/texts'
import { useSay } from '../../kit/say'

const tips = [
  profileEditorTexts.aboutTip1,
  profileEditorTexts.aboutTip2,
  profileEditorTexts.aboutTip3,
  profileEditorTexts.aboutTip4,
]

/** What helps an introduction, on demand. */
export function AboutTips() {
  const say = useSay()
  return (
    <details>
      <summary>{say(profileEditorTexts.aboutTips)}</summary>
      <ul>
        {tips.map((tip) => (
          <li key={tip[0]}>{say(tip)}</li>
        ))}
      </ul>
    </details>
  )
}
