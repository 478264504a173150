/** What may stand between a page's marks, by the first word of the mark; the words after it are names of the code. */
export const printers = {
  calls: (facts, subjects) =>
    table(
      ['Call', 'Route', 'What it does', 'Who', 'Marks'],
      facts.calls
        .filter(({ subject }) => subjects.includes(subject))
        .map(({ name, method, path, says, answered, marks }) => [
          `\`${name}\``,
          `\`${method} ${path}\``,
          says,
          who(answered),
          marks.join(', '),
        ]),
    ),
  catalogue: (facts, [name]) => {
    const { entries } = known(facts.values, name)
    const columns = [...new Set(entries.flatMap(Object.keys))]
    return table(
      columns.map((column) => (column === 'label' ? 'English' : column)),
      entries.map((entry) => columns.map((column) => cell(column, entry[column]))),
    )
  },
  list: (facts, [name]) =>
    known(facts.values, name)
      .entries.map(({ id, label }) => `\`${id}\` ${label[0]}`)
      .join(' · '),
  constants: (facts, names) =>
    table(
      ['Name', 'Value', 'What it is'],
      names.flatMap((name) => constantRows(facts, name)),
    ),
  states: (facts, [name]) => {
    const { head, rows } = known(facts.stateTables, name)
    return table(head, rows)
  },
  partnerViews: ({ calls }) => {
    const views = new Set(calls.flatMap(({ answered }) => viewsOf(answered)))
    return table(
      ['View', 'Calls'],
      [...views].map((view) => [
        view.startsWith('/') ? `\`${view}\`` : view,
        calls
          .filter(({ answered }) => viewsOf(answered).includes(view))
          .map(({ name }) => `\`${name}\``)
          .join(', '),
      ]),
    )
  },
}

/** One row, or of a record one for each of its fields below that of its name. */
function constantRows({ values, says }, name) {
  const { value } = known(values, name)
  if (typeof value !== 'object' || Array.isArray(value))
    return [[`\`${name}\``, plain(value), says[name] ?? '']]
  return [
    [`\`${name}\``, '', says[name] ?? ''],
    ...Object.entries(value).map(([field, one]) => [
      `\`.${field}\``,
      plain(one),
      says[`${name}.${field}`] ?? '',
    ]),
  ]
}

/** The views of a partner's users in which a call is open to them. */
const viewsOf = (answered) => (Array.isArray(answered?.b2b) ? answered.b2b : [])

/** Pages hold marks such as `<!-- print catalogue hireStages -->`, each up to its `<!-- /print -->`. */
const marked = /<!-- print (\w+)([^>]*?) -->[^]*?<!-- \/print -->/g

/** A page with all that its marks ask for, as the code is now. */
export function printed(page, facts) {
  return page.replace(marked, (_, kind, rest) => {
    const names = rest.split(' ').filter(Boolean)
    return `<!-- print ${[kind, ...names].join(' ')} -->\n\n${known(printers, kind)(facts, names)}\n\n<!-- /print -->`
  })
}

/** Every mark of a page: its kind, and the names after it. */
export function marksOf(page) {
  return [...page.matchAll(marked)].map(([, kind, rest]) => ({
    kind,
    names: rest.split(' ').filter(Boolean),
  }))
}

function known(record, name) {
  if (!Object.hasOwn(record, name)) throw new Error(`The code has no ${name} that a page asks for`)
  return record[name]
}

const people = {
  family: 'families',
  caregiver: 'caregivers',
  agency_caregiver: 'agency caregivers',
  agency: 'agencies',
  facility: 'facilities',
  staff: 'staff',
  care_manager: 'care managers',
}

function who(answered) {
  if (!answered) return 'not answered yet'
  if (answered.roles === 'anyone') return 'anyone'
  const isEverybody = Object.keys(people).every((role) => answered.roles.includes(role))
  const roles = isEverybody ? 'signed in' : answered.roles.map((role) => people[role]).join(', ')
  return answered.own ? `${roles}: own` : roles
}

function cell(column, value) {
  if (column === 'id') return `\`${value}\``
  if (column === 'label' || column === 'hint') return value[0]
  if (value === true) return 'yes'
  if (value === false || value === null || value === undefined) return ''
  return plain(value)
}

function plain(value) {
  if (Array.isArray(value)) return value.map(plain).join(', ')
  return typeof value === 'number'
    ? value.toLocaleString('en-US', { maximumFractionDigits: 6 })
    : String(value)
}

function table(head, rows) {
  const used = head.map((_, at) => rows.some((row) => row[at] !== ''))
  const line = (cells) =>
    `| ${cells
      .filter((_, at) => used[at])
      .map((one) => String(one).replaceAll('|', '\\|'))
      .join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
