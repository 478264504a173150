/**
 * A page of a native app's bundle, in its web view: it does what the app's messages ask for, and loads its data with
 * the SDK. The path it shows stands in its own address, so that Back and a reload find it again.
 */
const { caregiverQuery, createClient, deviceOf, listenToNativeApp, parseSearch, searchCaregivers } = Homecare

const care = createClient()
const heading = part('h1')
const status = part('#status')
const list = part('#caregivers')
const blocked = /** @type {HTMLDialogElement} */ (part('#blocked'))

const { system, native } = deviceOf(navigator.userAgent)
part('#device').textContent = native ? `In the app for ${system}.` : 'In a browser, not in the app.'

listenToNativeApp({
  target: window,
  // The app that frames the page, and what it runs in the page itself.
  origins: [document.body.dataset.app ?? '', location.origin],
  deeds: {
    push(path) {
      history.pushState(null, '', `?path=${encodeURIComponent(path)}`)
      void show()
    },
    back: () => history.back(),
    reload: () => location.reload(),
    accessBlocked: () => blocked.showModal(),
  },
  report: (fault) => (status.textContent = fault instanceof Error ? fault.message : 'Something went wrong'),
})
window.addEventListener('popstate', () => void show())
void show()

/** Shows the path of the address: a place's caregivers, or else the welcome. */
async function show() {
  const path = new URLSearchParams(location.search).get('path') ?? '/'
  const search = parseSearch(path)
  heading.textContent = search ? 'Caregivers' : 'Welcome'
  status.textContent = search ? 'Loading …' : ''
  list.replaceChildren()
  heading.focus()
  if (!search) return
  try {
    const { data, records } = await care.call(searchCaregivers, { query: caregiverQuery(search) })
    if (path !== (new URLSearchParams(location.search).get('path') ?? '/')) return
    status.textContent = `${records} caregivers at ${path}`
    list.replaceChildren(
      ...data.map(({ first_name, city }) =>
        Object.assign(document.createElement('li'), { textContent: `${first_name}, ${city}` }),
      ),
    )
  } catch {
    status.textContent = 'The caregivers could not be loaded.'
  }
}

/** @param {string} selector */
function part(selector) {
  const found = document.querySelector(selector)
  if (!(found instanceof HTMLElement)) throw new Error(`The page lacks ${selector}`)
  return found
}
