import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { takingJobsToo, whyJobFits, type ComparedJob, type JobSeeker } from './whyJobFits.js'

const job: ComparedJob = {
  ...{ provider_type: 0, conditions: [], assistance: [], preferred_languages: [] },
  ...{ housing: 2, wage_min: null, wage_max: null },
}
const seeker: JobSeeker = {
  ...{ provider_types: [0], conditions: [17, 20], home_support: [1, 5], spoken_languages: [1, 20] },
  ...{ housing: 1, desired_wage: 2450 },
}
const said = (asked: Partial<ComparedJob>, own: Partial<JobSeeker> = {}) =>
  whyJobFits({ ...job, ...asked }, { ...seeker, ...own }).map(({ about, fits, ids }) =>
    [fits ? '+' : '-', about, ...ids].join(' '),
  )

describe('why a job fits', () => {
  it.each<[string, Partial<ComparedJob>, Partial<JobSeeker>, string[]]>([
    ['nothing that it does not ask', {}, {}, []],
    ['work for a nurse, to who is none', { provider_type: 2 }, {}, ['- profession 2']],
    ['nothing of it to a nurse', { provider_type: 2 }, { provider_types: [2] }, []],
    ['nor of other work', { provider_type: 0 }, { provider_types: [2] }, []],
    ['conditions that they know', { conditions: [20, 6] }, {}, ['+ conditions 20']],
    ['conditions that they do not name', { conditions: [6] }, {}, ['- conditions 6']],
    [
      'languages besides English',
      { preferred_languages: [1, 20, 21] },
      {},
      ['+ languages 20', '- languages 21'],
    ],
    ['all the help', { assistance: [5, 1] }, {}, ['+ help 5 1']],
    ['help that they do not name', { assistance: [1, 5, 8] }, {}, ['- help 8']],
    ['that it is lived out', { housing: 1 }, {}, ['+ housing 1']],
    ['that it is lived in', { housing: 0 }, {}, ['- housing 0']],
    ['nothing of it to whom either will do', { housing: 0 }, { housing: 2 }, []],
    ['pay that reaches their rate', { wage_min: 2000, wage_max: 2450 }, {}, ['+ pay']],
    ['pay below it', { wage_min: 2000 }, {}, ['- pay']],
    ['nothing of pay without a rate', { wage_min: 2000 }, { desired_wage: 0 }, []],
    [
      'nothing of what they may not read',
      { conditions: null, assistance: null, preferred_languages: null },
      {},
      [],
    ],
    ['what fits first', { conditions: [6], wage_max: 3000 }, {}, ['+ pay', '- conditions 6']],
  ])('%s', (_, asked, own, reasons) => expect(said(asked, own)).toEqual(reasons))

  it('never throws', () => {
    withHostileValues(2, (a: never, b: never) => whyJobFits(a, b))
    withHostileValues(2, (a: never, b: never) =>
      whyJobFits(
        { ...job, conditions: a, housing: b, wage_max: a },
        { ...seeker, conditions: b, housing: a },
      ),
    )
  })
})

describe('taking such jobs too', () => {
  const takes = (asked: Partial<ComparedJob>, own: Partial<JobSeeker> = {}) =>
    takingJobsToo(whyJobFits({ ...job, ...asked }, { ...seeker, ...own }))

  it('is a change of the preference that keeps a job from fitting, after which it fits', () => {
    const change = takes({ housing: 0, wage_max: 3000 })
    expect(change).toEqual({ housing: 2 })
    expect(said({ housing: 0, wage_max: 3000 }, change ?? {})).toEqual(['+ pay'])
  })
  it.each<[string, Partial<ComparedJob>]>([
    ['what they know', { conditions: [6] }],
    ['what they speak', { preferred_languages: [21] }],
    ['what they do', { assistance: [8] }],
    ['what they charge', { wage_max: 2000 }],
    ['nothing', { housing: 1 }],
  ])('is none where it is %s', (_, asked) => expect(takes(asked)).toBeNull())
  it('takes anything', () => {
    withHostileValues(1, (why: never) => takingJobsToo(why))
    expect(takingJobsToo(null)).toBeNull()
  })
})
