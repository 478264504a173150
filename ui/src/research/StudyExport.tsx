import { exportStudy, type Study, type StudyExport as Export } from '@homecare/sdk/research'
import { action } from '@homecare/sdk/kit'
import { researchStaffTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { saveFile } from '../frame/storage/saveFile'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { ErrorState } from '../kit/states/ErrorState'
import { useValue } from '../kit/useValue'

/** What is shared with a study, as two files; each taking out is written down. */
export function StudyExport({ study }: { study: Pick<Study, 'code'> }) {
  const say = useSay()
  const { care } = useApp()
  const [files, setFiles] = useState<Export | null>(null)
  const [preparing] = useState(() =>
    action(() => care.call(exportStudy, { study: study.code }), { done: setFiles }),
  )
  const busy = useValue(preparing.busy)
  const error = useValue(preparing.error)
  return (
    <Section title={say(words.export)}>
      <Card>
        <p>{say(words.exportHint)}</p>
        {error && <ErrorState error={error} />}
        <div className="row">
          <Button look={files ? 'quiet' : 'primary'} busy={busy} onClick={() => void preparing.run()}>
            {say(words.prepare)}
          </Button>
        </div>
        <div role="status">
          {files && (
            <>
              <p>{say.count(words.prepared, files.participants)}</p>
              <div className="row">
                <Button onClick={() => saveFile(`${files.name}-answers.csv`, 'text/csv', files.answers)}>
                  {say(words.answersFile)}
                </Button>
                <Button
                  onClick={() => saveFile(`${files.name}-dictionary.csv`, 'text/csv', files.dictionary)}
                >
                  {say(words.dictionaryFile)}
                </Button>
              </div>
            </>
          )}
        </div>
      </Card>
    </Section>
  )
}
