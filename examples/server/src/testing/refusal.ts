import { isApiError, type ApiError } from '@homecare/sdk/kit'

/** The error that a call is refused with. One that is answered, or breaks, fails the test. */
export async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const ended = await ending(call)
  if (ended === null) throw new Error('It was not refused.')
  return ended
}

/** How a call ends: answered, or refused in one of the ways there are. */
export async function kindOf(call: Promise<unknown>): Promise<'answered' | ApiError['kind']> {
  return (await ending(call))?.kind ?? 'answered'
}

/** The fields that a call is refused at; none of one that is answered. */
export async function fieldsOf(call: Promise<unknown>): Promise<string[]> {
  return Object.keys((await ending(call))?.fieldErrors ?? {})
}

function ending(call: Promise<unknown>): Promise<ApiError | null> {
  return call.then(
    () => null,
    (error: unknown) => {
      if (isApiError(error)) return error
      throw error
    },
  )
}
