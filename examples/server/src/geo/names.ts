/** The kinds of place that the Census Bureau writes behind a name; of two that fit, the longer one comes first. */
const kindsOfPlace = [
  'consolidated government',
  'metropolitan government',
  'unified government',
  'metro government',
  'city and borough',
  'zona urbana',
  'urban county',
  'municipality',
  'corporation',
  'comunidad',
  'village',
  'borough',
  'city',
  'town',
  'CDP',
]
const kindsOfCounty = [
  'City and Borough',
  'Planning Region',
  'Census Area',
  'Municipality',
  'Municipio',
  'Borough',
  'County',
  'Parish',
]

/**
 * What people call a place that is listed as 'Oakland city', 'San Buenaventura (Ventura) city', 'Urban Honolulu CDP'
 * or, where a city and its county are one, 'Louisville/Jefferson County metro government (balance)'.
 */
export function placeName(listed: string): string {
  const whole = listed.replace(/ \(balance\)$/, '')
  const isOneWithCounty = / government$| urban county$| County$|\//.test(whole)
  const bare = without(kindsOfPlace, whole)
  const called = /\(([^)]+)\)/.exec(bare)?.[1] ?? bare
  return (isOneWithCounty ? called.split(/[-/]/)[0]! : called).replace(/^Urban /, '').trim()
}

/**
 * 'Alameda County' is Alameda; a city that is its own county is 'Baltimore City', since there may be a county beside
 * it.
 */
export function countyName(listed: string): string {
  return without(kindsOfCounty, listed).replace(/ city$/, ' City')
}

function without(kinds: readonly string[], name: string): string {
  const kind = kinds.find((one) => name.endsWith(` ${one}`))
  return kind ? name.slice(0, -kind.length - 1) : name
}
