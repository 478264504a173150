import { isRecord, textOf } from '../kit/shape.js'
import { nurseLicenseTypeIds } from '../vocabulary/caregivers/licenseTypes.js'

/** Where anybody may look up a license: its own name, and its address. */
interface LicenseRegister {
  readonly name: string
  readonly href: string
}

/** The boards' common register of nurses, by number or name: most states are in it. */
const nursys: LicenseRegister = { name: 'Nursys QuickConfirm', href: 'https://www.nursys.com/' }

/** Registers that states keep of their nurses themselves, by state. */
const ofNurses: Readonly<Record<string, LicenseRegister>> = {
  CA: { name: 'California DCA License Search', href: 'https://search.dca.ca.gov/' },
  FL: {
    name: 'Florida Health License Verification',
    href: 'https://mqa-internet.doh.state.fl.us/MQASearchServices/HealthCareProviders',
  },
  IL: {
    name: 'Illinois IDFPR License Lookup',
    href: 'https://online-dfpr.micropact.com/lookup/licenselookup.aspx',
  },
  MA: { name: 'Massachusetts License Verification', href: 'https://madph.mylicense.com/verification/' },
  NY: { name: 'New York Office of the Professions', href: 'https://www.op.nysed.gov/verification-search' },
  OH: { name: 'Ohio eLicense', href: 'https://elicense.ohio.gov/' },
  PA: { name: 'Pennsylvania PALS', href: 'https://www.pals.pa.gov/' },
  TX: { name: 'Texas Board of Nursing', href: 'https://www.bon.texas.gov/' },
  WA: {
    name: 'Washington Provider Credential Search',
    href: 'https://fortress.wa.gov/doh/providercredentialsearch/',
  },
}

/** Registers that states keep of nursing assistants and home health aides (2 and 3), by state. */
const ofAides: Readonly<Record<string, LicenseRegister>> = {
  CA: { name: 'California CDPH Verification', href: 'https://cvl.cdph.ca.gov/SearchPage.aspx' },
}

/** States and territories whose nurses are not in the common register. */
const outsideNursys: readonly string[] = ['PR']

/**
 * The registers to look a license up in, the state's own first; none where no address is known for sure, so that the
 * state's board has to be asked.
 */
export function licenseRegisters(license: {
  readonly map_id: number
  readonly state: string
}): readonly LicenseRegister[] {
  if (!isRecord(license)) return []
  const state = textOf(license.state).toUpperCase()
  if (state === '') return []
  const { map_id } = license
  const own = (table: Readonly<Record<string, LicenseRegister>>) =>
    Object.hasOwn(table, state) ? [table[state]!] : []
  if ((nurseLicenseTypeIds as readonly number[]).includes(map_id)) {
    return [...own(ofNurses), ...(outsideNursys.includes(state) ? [] : [nursys])]
  }
  return map_id === 2 || map_id === 3 ? own(ofAides) : []
}
