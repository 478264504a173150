import { texts, type Plural } from '../kit/text.js'

/** The frame of every page: header, menus, footer, menus. */
export const shellTexts = texts({
  mainMenu: ['Main menu', 'Menú principal'],
  homeLink: ['{name}, home', '{name}, inicio'],
  findCare: ['Find caregivers', 'Buscar cuidadores'],
  findWork: ['Find work', 'Buscar trabajo'],
  signup: ['Join', 'Regístrese'],
  login: ['Log in', 'Entrar'],
  help: ['Help', 'Ayuda'],
  logout: ['Log out', 'Cerrar sesión'],
  appearance: ['Display', 'Pantalla'],

  footerCare: ['Caregivers by need', 'Cuidadores por necesidad'],
  footerAbout: ['About us', 'Quiénes somos'],
  footerPlaces: ['Caregivers by state', 'Cuidadores por estado'],
  footerCall: ['Call us: {phone}', 'Llámenos: {phone}'],
  copyright: ['© {name}', '© {name}'],

  loggedOut: ['You are logged out.', 'Su sesión está cerrada.'],
})

/** The number of things beside the place where they wait. */
export const waitingHere: Plural = {
  one: ['{count} needs your answer', '{count} espera su respuesta'],
  other: ['{count} need your answer', '{count} esperan su respuesta'],
}

/** The number of unread messages beside the link to them. */
export const unreadMessages: Plural = {
  one: ['{count} unread message', '{count} mensaje sin leer'],
  other: ['{count} unread messages', '{count} mensajes sin leer'],
}
