import {
  boolean,
  enums,
  integer,
  nullable,
  object,
  size,
  string,
  type,
  union,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { verifyMethods } from '../vocabulary/caregivers/catalogue.js'
import { phoneVerification } from '../vocabulary/caregivers/constants.js'

/** Whether the own number is verified, and how many digits a code has. */
export const PhoneVerification = type({
  phone_number: nullable(string()),
  phone_verified: boolean(),
  code_digits: integer(),
})
export type PhoneVerification = Infer<typeof PhoneVerification>

/** Reads where the verification of the own number stands: of caregivers, families and facilities. */
export const getPhoneVerification = call('GET /v1/caregivers/0/verify/phone/', { out: PhoneVerification })
/**
 * First with the number (digits only) and how the code is to come, then with the code; each code bears five
 * tries and ten minutes. Both answer whether the number is verified now.
 */
export const verifyPhone = call(
  'POST /v1/caregivers/0/verify/phone/',
  {
    in: union([
      object({ verify_method: enums(verifyMethods.ids), phone_number: size(string(), 10, 11) }),
      object({
        validation_code: size(string(), phoneVerification.minCodeDigits, phoneVerification.maxCodeDigits),
      }),
    ]),
    out: type({ phone_verified: boolean() }),
  },
  { body: { verify_method: 'text', phone_number: '5105550142' } },
)
