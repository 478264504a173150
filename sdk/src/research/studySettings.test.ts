import { describe, expect, it } from 'vitest'
import { participantSteps } from '../vocabulary/research/catalogue.js'
import { studyFileErrors } from './studySettings.js'

const said = ['Words', 'Palabras']
const step = { title: said, paragraphs: [said] }
const steps = Object.fromEntries(participantSteps.map((id) => [id, step]))
const options = [
  { id: 'yes', label: said },
  { id: 'no', label: said },
]
const version = (number: number, given: object = {}) => ({
  ...{
    version: number,
    title: said,
    summary: said,
    steps,
    questions: [{ id: 'sleep', text: said, options }],
  },
  ...given,
})
const study = (given: object = {}) => ({
  ...{ code: 'night-rest', run_by: 'A clinic', contact_email: 'study@example.org', is_open: true },
  versions: [version(1)],
  ...given,
})

describe('the file of a study', () => {
  it('may be loaded where every step is said in both languages, in each version', () => {
    const staff = ['clinic@example.org']
    expect(studyFileErrors(study({ staff, versions: [version(1), version(2)] }))).toEqual([])
    expect(
      studyFileErrors(
        study({ versions: [version(1, { steps: { ...steps, register: { title: said, paragraphs: [] } } })] }),
      ),
    ).toEqual([])
  })

  const { welcome: _, ...withoutWelcome } = steps
  it.each([
    ['is nothing', null, ''],
    ['has a code that is no word of an address', study({ code: 'Night rest' }), 'code'],
    ['has nobody to write to', study({ contact_email: 'nobody' }), 'contact_email'],
    ['has an address without a domain', study({ contact_email: 'a@b' }), 'contact_email'],
    ['names staff by no address', study({ staff: ['clinic@b'] }), 'staff.0'],
    ['begins with version 2', study({ versions: [version(2)] }), 'versions'],
    ['leaves a version out', study({ versions: [version(1), version(3)] }), 'versions'],
    [
      'lacks a step',
      study({ versions: [version(1, { steps: withoutWelcome })] }),
      'versions.0.steps.welcome',
    ],
    [
      'has people agree to nothing',
      study({ versions: [version(1, { steps: { ...steps, 'data-use': { title: said, paragraphs: [] } } })] }),
      'versions.0.steps.data-use.paragraphs',
    ],
    ['lacks Spanish', study({ versions: [version(1, { title: ['Words', ''] })] }), 'versions.0.title'],
    ['asks nothing', study({ versions: [version(1, { questions: [] })] }), 'versions.0.questions'],
    [
      'asks one thing twice',
      study({
        versions: [
          version(1, {
            questions: [
              { id: 'a', text: said, options },
              { id: 'a', text: said, options },
            ],
          }),
        ],
      }),
      'the id a stands twice',
    ],
    [
      'leaves no choice',
      study({ versions: [version(1, { questions: [{ id: 'a', text: said, options: options.slice(1) }] })] }),
      'versions.0.questions.0.options',
    ],
    ['has what no study has', study({ colour: 'red' }), 'colour'],
  ])('is refused where it %s, by place', (_name, file, place) => {
    const errors = studyFileErrors(file)
    expect(errors).not.toEqual([])
    expect(errors.join('\n')).toContain(place)
  })
})
