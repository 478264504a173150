import { ApiError, describeFailure, type Sayable } from '@homecare/sdk/kit'

/** Why the payment provider's field did not take what was entered: nothing was sent on. */
class FieldRefused {
  constructor(readonly says: Sayable) {}
}

/** The same as a failure that a form shows. */
export const fieldRefused = (says: Sayable): ApiError =>
  new ApiError('invalid', { cause: new FieldRefused(says) })

/** The words of a failure, of the field's or of a call's. */
export const describeRefusal = (error: ApiError): Sayable =>
  error.cause instanceof FieldRefused ? error.cause.says : describeFailure(error)
