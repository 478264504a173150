/**
 * Binds the partner's own markup to the form of the SDK: the rules, the texts of errors in two languages, and the
 * call are Homecare's; the page, its words and its looks are the partner's.
 */
const { createClient, createOnboardingForm, findLocations, jobOf, say, signupOf, signUpFamily } =
  HomecareSignup

const page = /** @type {HTMLFormElement} */ (document.getElementById('signup'))
const { homecare, partner } = page.dataset
const locale = document.documentElement.lang === 'es' ? 'es' : 'en'

// A guest: no cookie travels, so that nobody who is signed in at Homecare can be acted for from here.
const care = createClient({ baseUrl: homecare, guest: true, headers: () => ({ 'Accept-Language': locale }) })

/** One attempt keeps its key, so that a second press or a lost answer makes no second account. */
let attempt = { body: '', key: '' }

const form = createOnboardingForm({
  today: new Intl.DateTimeFormat('en-CA').format(new Date()),
  describe: () => [
    'Homecare could not be reached. Please try again.',
    'No se pudo contactar a Homecare. Inténtelo de nuevo.',
  ],
  async submit(answers) {
    const body = { ...signupOf(answers, locale, partner), job: jobOf(answers) }
    const text = JSON.stringify(body)
    if (attempt.body !== text) attempt = { body: text, key: crypto.randomUUID() }
    const { continue_url } = await care.call(signUpFamily, { body }, { idempotencyKey: attempt.key })
    showDone(continue_url)
  },
})
// This page asks for days and hours a week, not for set days.
form.fill({ schedule_type: 1 })

for (const element of page.querySelectorAll('[data-field]')) bind(/** @type {HTMLElement} */ (element))
suggestPlaces()

page.addEventListener('submit', (event) => {
  event.preventDefault()
  void form.submit().then((accepted) => accepted || showProblems())
})

/** @param {HTMLElement} element */
function bind(element) {
  const name = /** @type {import('@homecare/sdk/signup').OnboardingField} */ (element.dataset.field)
  const field = form.fields[name]
  const problem = document.createElement('p')
  problem.id = `problem-${name}`
  problem.className = 'problem'
  element.after(problem)

  element.addEventListener('input', () => {
    if (name !== 'city') /** @type {{ set(value: unknown): void }} */ (field).set(valueOf(element))
  })
  element.addEventListener('focusout', () => field.touch())
  field.shownError.subscribe((error) => {
    problem.textContent = error === null ? '' : say(locale, error)
    element.toggleAttribute('aria-invalid', error !== null)
    if (error !== null) element.setAttribute('aria-describedby', problem.id)
    else element.removeAttribute('aria-describedby')
  })
  if (!(element instanceof HTMLFieldSetElement)) {
    field.disabled.subscribe((disabled) => {
      element.toggleAttribute('disabled', disabled)
    })
  }
}

/** What an element holds, as its field wants it. @param {HTMLElement} element */
function valueOf(element) {
  if (element instanceof HTMLFieldSetElement)
    return [...element.querySelectorAll('input')]
      .filter(({ checked }) => checked)
      .map(({ value }) => Number(value))
  const input = /** @type {HTMLInputElement} */ (element)
  if (input.type === 'checkbox') return input.checked
  if (input.dataset.kind === 'number') return input.value === '' ? null : Number(input.value)
  return input.value
}

/** Places are picked from Homecare's suggestions, so that city, state and ZIP code fit together. */
function suggestPlaces() {
  const input = /** @type {HTMLInputElement} */ (page.querySelector('[data-field="city"]'))
  const list = /** @type {HTMLDataListElement} */ (document.getElementById('places'))
  /** @type {Map<string, import('@homecare/sdk/signup').Place>} */
  const known = new Map()
  let latest = 0

  input.addEventListener('input', () => void look())

  async function look() {
    const text = input.value.trim()
    const picked = known.get(text)
    form.fields.city.set(picked?.city ?? '')
    form.fill({ state: picked?.state ?? '', zip_code: picked?.zip_code ?? '' })
    const asked = ++latest
    if (picked || text.length < 2) return
    try {
      const places = await care.call(findLocations, { body: { location_str: text, limit: 8 } })
      if (asked !== latest) return
      list.replaceChildren(
        ...places.map((place) => {
          const label = `${place.city}, ${place.state} ${place.zip_code}`
          known.set(label, place)
          return new Option(label, label)
        }),
      )
    } catch {
      // The next letter asks again, and without a place the form says that one is needed.
    }
  }
}

/** What is missing or wrong, with the focus on it. */
function showProblems() {
  const list = /** @type {HTMLUListElement} */ (document.getElementById('problems'))
  const whole = form.errors.peek().map((error) => say(locale, error))
  list.replaceChildren(
    ...whole.map((text) => Object.assign(document.createElement('li'), { textContent: text })),
  )
  list.hidden = whole.length === 0
  const first = page.querySelector('[aria-invalid]')
  const target = first instanceof HTMLFieldSetElement ? first.querySelector('input') : first
  if (target instanceof HTMLElement) target.focus()
  else list.focus()
}

/** @param {string | undefined} address */
function showDone(address) {
  const done = /** @type {HTMLElement} */ (document.getElementById('done'))
  const link = /** @type {HTMLAnchorElement} */ (done.querySelector('a'))
  link.href = address ?? `${homecare}/accounts/login`
  page.hidden = true
  done.hidden = false
  done.querySelector('h2')?.focus()
}
