import { isRecord } from '../kit/shape.js'

/** Access to health records as the screens hold it. */
export interface HealthRecordState<User = unknown> {
  readonly loading: boolean
  readonly status: string | null
  readonly approved: boolean
  readonly userId: number | null
  readonly userFound: boolean
  readonly user: User | null
  readonly errors: readonly string[]
  readonly authorizationURL: string | null
}
type Answer<User> = Partial<Omit<HealthRecordState<User>, 'loading'>>

/** What happens to it. */
export type HealthRecordEvent<User> =
  | { readonly type: 'registrationStarted' }
  | { readonly type: 'registrationFinished'; readonly answer: Answer<User> }
  | { readonly type: 'registrationFailed'; readonly errors: readonly string[] }
  | { readonly type: 'userVerified'; readonly answer: Answer<User> }

/** Before anything was asked. */
export const noHealthRecord: HealthRecordState<never> = {
  loading: false,
  status: null,
  approved: false,
  userId: null,
  userFound: false,
  user: null,
  errors: [],
  authorizationURL: null,
}

/**
 * The state after an event: registration begins with loading on; once it has finished, status, errors,
 * user and authorization address are set; verifying the user sets approved. Any other event changes nothing.
 */
export function afterHealthRecordEvent<User>(
  state: HealthRecordState<User>,
  event: HealthRecordEvent<User>,
): HealthRecordState<User> {
  const before = isRecord(state) ? state : noHealthRecord
  switch (event?.type) {
    case 'registrationStarted':
      return { ...before, loading: true, errors: [] }
    case 'registrationFinished': {
      const {
        status = null,
        errors = [],
        user = null,
        userId = null,
        authorizationURL = null,
      } = event.answer ?? {}
      return {
        ...before,
        loading: false,
        status,
        errors,
        user,
        userId,
        userFound: user !== null,
        authorizationURL,
      }
    }
    case 'registrationFailed':
      return { ...before, loading: false, errors: event.errors ?? [] }
    case 'userVerified':
      return { ...before, loading: false, approved: event.answer?.approved === true }
    default:
      return before
  }
}
