/** What may be done in which state, worked out by asking the SDK's own rules. */
export async function stateTables(src) {
  const [kit, account, chat, jobs, shifts, documents, timesheets, screening, hiring, families, support] =
    await Promise.all(
      [
        ...['kit', 'account', 'chat', 'jobs', 'shifts', 'documents', 'timesheets', 'screening'],
        ...['hiring', 'families', 'support'],
      ].map((subject) => import(`${src}/${subject}/index.ts`)),
    )
  return {
    errors: {
      head: ['HTTP status', 'Kind'],
      rows: statuses.map((status) => [status, `\`${kit.kindOfStatus(status)}\``]),
    },
    application: {
      head: ['State', 'What the caregiver may do'],
      rows: jobs.applicationStates.entries.map(({ id }) => [
        `\`${id}\``,
        jobs
          .applicationActions(id)
          .map((one) => deeds[one])
          .join(', '),
      ]),
    },
    shift: {
      head: ['Status', 'The nurse may', 'The facility may'],
      rows: shiftStatuses.map((status) => [
        `\`${status}\``,
        shifts.shiftActions({ status, start, has_applied: false }, now).join(', '),
        shifts.facilityShiftActions({ status, start, applicants: [{}], timesheet: null }, now).join(', '),
      ]),
    },
    verification: {
      head: ['Verification', 'Staff may'],
      rows: [
        ['under review', underReview],
        ['`verified`', { ...underReview, verified_by: 1 }],
        ['`skipped`', { ...underReview, skip_verify_by: 1 }],
        ['no file yet', {}],
      ].map(([name, document]) => [name, documents.offeredVerification(document).join(', ') || 'nothing']),
    },
    timesheet: {
      head: ['Status', 'English', 'Its caregiver may change it', 'It waits for approval'],
      rows: timesheets.timecardStatuses.entries.map(({ id: status, label }) => [
        `\`${status}\``,
        label[0],
        yes(timesheets.mayChangeTimesheet({ status })),
        yes(timesheets.awaitsFamily({ status })),
      ]),
    },
    fingerprinting: transitions(hiring.fingerprintingTransitions),
    advisorCall: transitions(families.advisorCallTransitions),
    support: transitions(support.supportTransitions),
    readers: {
      head: ['Reader', 'With a verified phone', 'Without'],
      rows: account.userTypes.entries.map(({ id, label }) => [
        label[0],
        ...[true, false].map((phone_verified) =>
          jobs.mayReadWholeJob({ user_type: id, phone_verified, owns: false }) ? 'all' : 'general words',
        ),
      ]),
    },
    firstWords: {
      head: ['Writer', ...chatting.map((to) => `to ${labelOf(account, to)}`)],
      rows: chatting.map((from) => [
        labelOf(account, from),
        ...chatting.map((to) => {
          const why = chat.whyNoMessage({
            from: { user_id: 1, user_type: from },
            to: { user_id: 2, user_type: to },
          })
          return why === null ? 'yes' : 'no'
        }),
      ]),
    },
    background: {
      head: ['Status', 'English', 'Steps open to the caregiver', 'With the staff', 'Report'],
      rows: screening.backgroundStatuses.entries.map(({ id: status, label }) => [
        `\`${status}\``,
        label[0],
        yes(screening.isCheckOpen({ status })),
        yes(screening.isCheckAwaited({ status })),
        yes(screening.hasCheckReport({ status })),
      ]),
    },
  }
}

/** A table of transitions as it is: from which state which event leads where, and who does it. */
const transitions = (rows) => ({
  head: ['State', 'Event', 'State afterwards', 'Who'],
  rows: rows.map(({ from, event, to, who }) => [`\`${from}\``, `\`${event}\``, `\`${to}\``, who]),
})

/** HTTP statuses that mean something of their own, and two of those that do not. */
const statuses = [400, 401, 403, 404, 408, 409, 410, 412, 422, 429, 500, 503]
/** The statuses of a shift; one to which somebody has applied stays open. */
const shiftStatuses = ['open', 'assigned', 'confirmed', 'cancelled', 'done']
const now = new Date('2026-11-21T12:00:00Z')
const start = '2026-11-22T12:00:00Z'
const underReview = { file_1: { name: 'card.pdf' } }
/** Those who have the chat. */
const chatting = ['family', 'caregiver', 'agency_caregiver', 'facility']
const labelOf = (account, id) => account.userTypes.get(id).label[0].toLowerCase()
const deeds = { apply: 'apply', withdraw: 'withdraw', notInterested: 'say no' }
const yes = (is) => (is ? 'yes' : '')
