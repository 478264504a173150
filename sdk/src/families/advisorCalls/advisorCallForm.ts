import type { Client } from '../../client/client.js'
import { describeFailure } from '../../kit/describeFailure.js'
import { createForm, type Form } from '../../kit/forms/form.js'
import { checkPhone, formatPhone, phoneDigits } from '../../kit/phone.js'
import { max } from '../../kit/checks.js'
import { message } from '../../kit/text.js'
import { noteTexts } from '../../kit/fields/note.js'
import { isCallOpen } from './advisorCallStates.js'
import { askForCall, type AdvisorCall, type OwnAdvisor } from './calls.js'
import { advisorCallLimits, callTimesError, timeKey, timeOfKey } from './callTimes.js'

/** What a family enters to be called: times by their keys, a number as it is written, and a few words. */
export interface AdvisorCallForm {
  readonly times: readonly string[]
  readonly phone: string
  readonly note: string
}

/** The call that is still to be made; null where there is none. */
export function openCall({ call }: Pick<OwnAdvisor, 'call'>): AdvisorCall | null {
  return call && isCallOpen(call.state) ? call : null
}

/** Asking for a call, or changing the one that is still to be made: with what was said of it, and the own number. */
export function createAdvisorCallForm(
  care: Client,
  own: OwnAdvisor,
  now: () => Date,
  asked: (call: AdvisorCall) => void,
): Form<AdvisorCallForm> {
  const open = openCall(own)
  const { note: most } = advisorCallLimits
  return createForm<AdvisorCallForm>({
    fields: {
      times: {
        // A time that is over is not kept: others have to be chosen.
        initial: (open?.times ?? [])
          .filter((time) => callTimesError([time], own.time_zone, now()) === null)
          .map(timeKey),
        checks: [(keys) => callTimesError(timesOf(keys), own.time_zone, now())],
      },
      phone: { initial: formatPhone(open?.phone ?? own.phone), checks: [checkPhone] },
      note: {
        initial: open?.note ?? '',
        checks: [max(most, message(noteTexts.tooLong, { max: most }))],
      },
    },
    async submit({ times, phone, note }) {
      const body = {
        times: timesOf(times),
        phone: phoneDigits(phone) ?? '',
        note: note.trim(),
        version: open?.version ?? 0,
      }
      asked(await care.call(askForCall, { body }))
    },
    describe: describeFailure,
  })
}

const timesOf = (keys: readonly string[]) => keys.flatMap((key) => timeOfKey(key) ?? [])
