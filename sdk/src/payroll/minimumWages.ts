/**
 * The least an hour of work may be paid, by place, with the first day of each amount: a state's code, or the code and the
 * name of a city in it (`CA/Oakland`), or of a county with that word (`NY/Nassau County`); `US` is the federal law (29 U.S.C. 206), which holds where a place has
 * none of its own, or a lower one. Cents.
 *
 * How it is kept: amounts are announced by state labor departments, most in autumn for 1 January, some for 1 July or
 * 30 September. Add a row with its first day and leave the old ones, since a day of the past is judged by them. Where a law
 * knows several amounts by the size of the employer, the row is that of the smallest; where regions within a state differ
 * and no row names the region, the state's is its standard amount.
 */
export const minimumWages: readonly MinimumWageRow[] = Object.entries({
  US: ['2009-07-24', 725],
  AK: ['2025-01-01', 1191, '2025-07-01', 1300, '2026-07-01', 1400],
  AR: ['2021-01-01', 1100],
  AZ: ['2025-01-01', 1470, '2026-01-01', 1515],
  'AZ/Flagstaff': ['2025-01-01', 1785, '2026-01-01', 1835],
  'AZ/Tucson': ['2025-01-01', 1500, '2026-01-01', 1545],
  CA: ['2024-01-01', 1600, '2025-01-01', 1650, '2026-01-01', 1690],
  'CA/Alameda': ['2024-07-01', 1700, '2025-07-01', 1746],
  'CA/Berkeley': ['2024-07-01', 1867, '2025-07-01', 1918],
  'CA/Emeryville': ['2024-07-01', 1936, '2025-07-01', 1990],
  'CA/Fremont': ['2024-07-01', 1730, '2025-07-01', 1775],
  'CA/Los Angeles': ['2024-07-01', 1728, '2025-07-01', 1787],
  'CA/Mountain View': ['2025-01-01', 1920, '2026-01-01', 1970],
  'CA/Oakland': ['2024-01-01', 1650, '2025-01-01', 1689, '2026-01-01', 1734],
  'CA/Palo Alto': ['2025-01-01', 1820, '2026-01-01', 1870],
  'CA/Pasadena': ['2024-07-01', 1750, '2025-07-01', 1804],
  'CA/San Diego': ['2025-01-01', 1725, '2026-01-01', 1775],
  'CA/San Francisco': ['2024-07-01', 1867, '2025-07-01', 1918],
  'CA/San Jose': ['2025-01-01', 1795, '2026-01-01', 1845],
  'CA/Santa Clara': ['2025-01-01', 1820, '2026-01-01', 1870],
  'CA/Santa Monica': ['2024-07-01', 1727, '2025-07-01', 1781],
  'CA/Sunnyvale': ['2025-01-01', 1900, '2026-01-01', 1950],
  CO: ['2025-01-01', 1481, '2026-01-01', 1516],
  'CO/Boulder': ['2025-01-01', 1557, '2026-01-01', 1682],
  'CO/Denver': ['2025-01-01', 1881, '2026-01-01', 1929],
  CT: ['2025-01-01', 1635, '2026-01-01', 1694],
  DC: ['2024-07-01', 1750, '2025-07-01', 1795],
  DE: ['2025-01-01', 1500],
  FL: ['2024-09-30', 1300, '2025-09-30', 1400, '2026-09-30', 1500],
  HI: ['2024-01-01', 1400, '2026-01-01', 1600],
  IL: ['2025-01-01', 1500],
  'IL/Chicago': ['2024-07-01', 1620, '2025-07-01', 1660],
  MA: ['2023-01-01', 1500],
  MD: ['2024-01-01', 1500],
  ME: ['2025-01-01', 1465, '2026-01-01', 1510],
  'ME/Portland': ['2025-01-01', 1550, '2026-01-01', 1675],
  MI: ['2025-01-01', 1056, '2025-02-21', 1248, '2026-01-01', 1373],
  MN: ['2025-01-01', 1113, '2026-01-01', 1141],
  'MN/Minneapolis': ['2025-01-01', 1597, '2026-01-01', 1637],
  MO: ['2025-01-01', 1375, '2026-01-01', 1500],
  MT: ['2025-01-01', 1055, '2026-01-01', 1085],
  NE: ['2025-01-01', 1350, '2026-01-01', 1500],
  NJ: ['2025-01-01', 1549, '2026-01-01', 1592],
  NM: ['2023-01-01', 1200],
  NV: ['2024-07-01', 1200],
  NY: ['2024-01-01', 1500, '2025-01-01', 1550, '2026-01-01', 1600],
  // The city's boroughs, by the names that stand in addresses and by their counties, and the counties beside it have an amount of their own.
  ...Object.fromEntries(
    [
      'New York|Manhattan|Brooklyn|Bronx|Queens|Staten Island',
      'New York County|Kings County|Bronx County|Queens County|Richmond County',
      'Nassau County|Suffolk County|Westchester County',
    ]
      .join('|')
      .split('|')
      .map((name) => [
        `NY/${name}`,
        ['2024-01-01', 1600, '2025-01-01', 1650, '2026-01-01', 1700] as (string | number)[],
      ]),
  ),
  OH: ['2025-01-01', 1070, '2026-01-01', 1100],
  OR: ['2024-07-01', 1470, '2025-07-01', 1505],
  'OR/Portland': ['2024-07-01', 1595, '2025-07-01', 1630],
  PR: ['2024-07-01', 1050],
  RI: ['2025-01-01', 1500, '2026-01-01', 1600],
  SD: ['2025-01-01', 1150, '2026-01-01', 1185],
  VA: ['2025-01-01', 1241, '2026-01-01', 1277],
  VT: ['2025-01-01', 1401, '2026-01-01', 1442],
  WA: ['2025-01-01', 1666, '2026-01-01', 1713],
  'WA/SeaTac': ['2025-01-01', 2017, '2026-01-01', 2074],
  'WA/Seattle': ['2025-01-01', 2076, '2026-01-01', 2130],
  'WA/Tukwila': ['2025-01-01', 2110, '2026-01-01', 2165],
  WV: ['2016-01-01', 875],
} as Readonly<Record<string, readonly (string | number)[]>>).flatMap(([place, steps]) =>
  steps.flatMap((from, at) =>
    typeof from === 'string' ? [{ place, from, cents: steps[at + 1] as number }] : [],
  ),
)

/** From a day on, the least in a place: cents an hour. */
export interface MinimumWageRow {
  readonly place: string
  readonly from: string
  readonly cents: number
}
