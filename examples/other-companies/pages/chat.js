/*
 * What the page of a chat does beside the product: it says that it listens, hears three kinds of message from the page around
 * it, and says how many of its own were not read. Here the company's script is started, with what it is told.
 */
const homecare = document.querySelector('script[data-homecare]').dataset.homecare

const words = {
  en: {
    title: 'Chat',
    hello: 'Hello! How can we help?',
    label: 'Your message',
    send: 'Send',
    thanks: 'Thank you, we will answer here.',
  },
  es: {
    title: 'Chat',
    hello: '¡Hola! ¿En qué podemos ayudarle?',
    label: 'Su mensaje',
    send: 'Enviar',
    thanks: 'Gracias, le responderemos aquí.',
  },
}
let own = words.en

const say = (text) => {
  const item = document.createElement('li')
  item.textContent = text
  document.querySelector('#said').append(item)
}
const pass = (message) => fetch('heard', { method: 'POST', body: JSON.stringify(message) })

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || origin !== homecare || data?.to !== 'customer-chat') return
  void pass(data)
  if (data.kind !== 'open') return
  own = words[data.language] ?? words.en
  document.documentElement.lang = data.language
  document.querySelector('h1').textContent = own.title
  document.querySelector('label').textContent = own.label
  document.querySelector('button').textContent = own.send
  say(own.hello)
})

document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault()
  const field = document.querySelector('#message')
  const text = field.value
  field.value = ''
  say(text)
  void pass({ text }).then(() => {
    say(own.thanks)
    window.parent.postMessage({ from: 'customer-chat', kind: 'unread', count: 1 }, homecare)
  })
})

window.parent.postMessage({ from: 'customer-chat', kind: 'ready' }, homecare)
