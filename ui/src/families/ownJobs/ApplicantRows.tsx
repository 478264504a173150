import {
  acceptApplicant,
  mayUndoAnswer,
  undoApplicantAnswer,
  whyTheyFit,
  type ApplicantAnswer,
} from '@homecare/sdk/families'
import type { Applicant, Job } from '@homecare/sdk/jobs'
import { describeFailure, isApiError, message, type Sayable } from '@homecare/sdk/kit'
import { familyHomeTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { CredentialList } from '../../caregivers/CredentialList'
import { nameOf } from '../../caregivers/cardView'
import { useApp } from '../../frame/app'
import { laterDialog } from '../../frame/laterDialog'
import { useMayView } from '../../frame/useMayView'
import { Avatar } from '../../kit/figures/Avatar'
import { Badge } from '../../kit/figures/Badge'
import { Rating } from '../../kit/figures/Rating'
import { AnswerRow } from '../../kit/layout/AnswerRow'
import { List } from '../../kit/layout/List'
import { Reasons } from '../../kit/layout/Reasons'
import { Money } from '../../kit/Money'
import { useSay } from '../../kit/say'
import { useAnswers } from '../../kit/useAnswers'
import { useDeclinedNews } from '../declining/declinedNews'
import { declinedQuery } from '../declining/declinedOf'
import './ApplicantRows.css'

const MessageDialog = laterDialog(() => import('../../profile/MessageDialog'))

/** Somebody who applied, and to which job. */
interface AppliedTo {
  readonly job: Job
  readonly applicant: Applicant
}

interface ApplicantRowsProps {
  applied: readonly AppliedTo[]
  /** Where somebody has been written to already. */
  conversationWith?: (caregiverId: number) => number | null
  /** Each row says for which job it is, where there are several. */
  namesJob?: boolean
  /** They are the page's subject: nothing leads to it, and why they fit stands beside. */
  here?: boolean
  level?: 2 | 3 | 4
}

/** Who applied, each with the family's answer in the row; what was answered stays until the page is left. */
export function ApplicantRows({ applied, conversationWith, namesJob, here, level = 3 }: ApplicantRowsProps) {
  const { care, navigation } = useApp()
  const say = useSay()
  const mayView = useMayView()
  const [writing, setWriting] = useState<{ id: number; name: string } | null>(null)
  const [problems, setProblems] = useState<ReadonlyMap<number, Sayable>>(new Map())
  const { rows, answered, reopened } = useAnswers(applied, ({ applicant }) => applicant.id)

  /** Sends an answer; a failure is said in its row, and the row can be answered again. */
  async function send(
    one: AppliedTo,
    answer: () => Promise<ApplicantAnswer>,
    then: (got: ApplicantAnswer) => void,
  ) {
    const { id } = one.applicant
    setProblems((before) => new Map([...before].filter(([of]) => of !== id)))
    try {
      then(await answer())
    } catch (error) {
      if (!isApiError(error)) throw error
      setProblems((before) => new Map(before).set(id, describeFailure(error)))
    }
  }
  const idsOf = ({ job, applicant }: AppliedTo) => ({ id: job.id, caregiver_id: applicant.provider.id })
  const settle =
    (one: AppliedTo, says: (typeof words)['accepted' | 'declined' | 'declinedTold']) =>
    (got: ApplicantAnswer) => {
      const undo = () =>
        send(
          one,
          () => care.call(undoApplicantAnswer, idsOf(one)),
          () => reopened(one),
        )
      answered(one, {
        words: message(says, { name: nameOf(one.applicant.provider) }),
        ...(mayUndoAnswer(got, new Date(0)) && { undo }),
      })
    }
  const accept = (one: AppliedTo) =>
    send(one, () => care.call(acceptApplicant, idsOf(one)), settle(one, words.accepted))
  const decline = ({ job, applicant: { provider } }: AppliedTo) =>
    navigation.openModal('declineCaregiver', {
      query: declinedQuery({ caregiver: provider.id, job: job.id }),
    })
  useDeclinedNews(({ of, answer }) => {
    const one = applied.find(
      ({ job, applicant }) => applicant.provider.id === of.caregiver && job.id === of.job,
    )
    if (one) settle(one, answer.undo_until === null ? words.declinedTold : words.declined)(answer)
    return one !== undefined
  })

  return (
    <>
      <List look="lines" items={rows} by={({ key }) => key}>
        {({ item, answer }) => {
          const { job, applicant } = item
          const { provider } = applicant
          const name = nameOf(provider)
          const known = conversationWith?.(provider.id) ?? null
          const ask =
            known === null
              ? { label: words.ask, press: () => setWriting({ id: provider.id, name }) }
              : { label: words.ask, href: `/messages/${known}` as const }
          return (
            <AnswerRow
              level={level}
              picture={<Avatar name={name} src={provider.photo} />}
              title={name}
              {...(!here && { href: `/job/${job.id}/candidate/${provider.id}` as const })}
              badge={applicant.accepted && !answer && <Badge tone="good">{say(words.isAccepted)}</Badge>}
              facts={
                <>
                  {namesJob && <p>{say(words.forJob, { title: job.title })}</p>}
                  <p className="applicant-numbers">
                    <span>
                      <Money cents={provider.desired_wage} perHour />
                    </span>
                    <Rating value={provider.avg_rating} count={provider.reviews_count} />
                  </p>
                  <CredentialList caregiver={provider} />
                  {!here && <WhyTheyFit applicant={applicant} job={job} />}
                </>
              }
              problem={problems.get(applicant.id) && say(problems.get(applicant.id)!)}
              actions={
                job.status !== 'open'
                  ? []
                  : [
                      ...(applicant.accepted ? [] : [{ label: words.accept, press: () => accept(item) }]),
                      ...(applicant.accepted && mayView(`/hire/${provider.id}`)
                        ? [
                            {
                              label: message(words.hire, { name: provider.first_name }),
                              href: `/hire/${provider.id}` as const,
                            },
                          ]
                        : []),
                      ...(mayView('/messages') ? [ask] : []),
                      { label: words.decline, look: 'plain', press: () => decline(item) },
                    ]
              }
              answer={answer}
            />
          )
        }}
      </List>
      {writing && <MessageDialog {...writing} onClose={() => setWriting(null)} />}
    </>
  )
}

/** Why they fit, a tick each; what fits in part with an amber sign, in words. */
export function WhyTheyFit({ applicant: { provider }, job }: AppliedTo) {
  const say = useSay()
  return (
    <Reasons
      of={whyTheyFit(provider, job).map(({ fits, says, about }) => ({
        fits,
        says: about ? `${say(about)}: ${say(says)}` : say(says),
      }))}
    />
  )
}
