import { academyTexts as words, pageTitles } from '@homecare/sdk/texts'
import { useConfig } from '../frame/app'
import type { HeadOf, ScreenProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import { useValue } from '../kit/useValue'
import { AcademyFailed, NoAcademy } from './AcademyFailed'
import { useAcademy } from './useAcademy'

export const head: HeadOf<undefined> = () => ({ title: pageTitles.academy })

const courses = [words.whatSafety, words.whatIllness, words.whatCertificate]

/** What the learning academy is, and the way in without another password; nothing of it where there is none. */
export default function AcademyScreen({ query }: ScreenProps) {
  const say = useSay()
  const { academy } = useConfig()
  const entry = useAcademy((url) => window.location.assign(url))
  const error = useValue(entry.error)
  const busy = useValue(entry.busy)
  const open = () => entry.run(query.get('redirect'))
  if (!academy || error?.kind === 'notFound')
    return (
      <Page className="academy" width="read" title={say(pageTitles.academy)}>
        <NoAcademy />
      </Page>
    )
  return (
    <Page className="academy" width="read" title={say(pageTitles.academy)} lead={say(words.lead)}>
      <Section title={say(words.whatTitle)}>
        <ul>
          {courses.map((course) => (
            <li key={course[0]}>{say(course)}</li>
          ))}
        </ul>
      </Section>
      {error ? (
        <AcademyFailed error={error} retry={open} busy={busy} />
      ) : (
        <Card>
          <p>{say(words.openText)}</p>
          <p>
            <Button look="primary" busy={busy} onClick={open}>
              {say(words.open)}
            </Button>
          </p>
        </Card>
      )}
    </Page>
  )
}
