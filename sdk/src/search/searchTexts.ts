import { texts } from '../kit/text.js'

/** How many were found, and where, and for what: '38 caregivers in Oakland for dementia'. */
export const searchHeadings = texts({
  all: {
    one: ['{count} caregiver', '{count} cuidador'],
    other: ['{count} caregivers', '{count} cuidadores'],
  },
  inPlace: {
    one: ['{count} caregiver in {place}', '{count} cuidador en {place}'],
    other: ['{count} caregivers in {place}', '{count} cuidadores en {place}'],
  },
  near: {
    one: ['{count} caregiver near {place}', '{count} cuidador cerca de {place}'],
    other: ['{count} caregivers near {place}', '{count} cuidadores cerca de {place}'],
  },
  favorites: {
    one: ['{count} favorite caregiver', '{count} cuidador favorito'],
    other: ['{count} favorite caregivers', '{count} cuidadores favoritos'],
  },
})

/** The search and its results. */
export const searchTexts = texts({
  forNeed: ['{heading} for {need}', '{heading} para {need}'],
  county: ['{county} County', 'condado de {county}'],
  title: ['Caregivers in {place}', 'Cuidadores en {place}'],
  titleAll: ['Find caregivers', 'Buscar cuidadores'],
  titleNeed: ['{need}: caregivers', '{need}: cuidadores'],
  titleNeedIn: ['{need}: caregivers in {place}', '{need}: cuidadores en {place}'],
  titlePage: ['{title}, page {page}', '{title}, página {page}'],
  descriptionRates: [
    '{heading}. Rates from {low} to {high} an hour, half of them {median} or less. {vetted} vetted. Read reviews and write to them.',
    '{heading}. Tarifas de {low} a {high} por hora, la mitad {median} o menos. {vetted} verificados. Lea reseñas y escríbales.',
  ],
  rates: [
    'From {low} to {high} an hour; half ask {median} or less.',
    'De {low} a {high} por hora; la mitad pide {median} o menos.',
  ],
  oneRate: ['{low} an hour.', '{low} por hora.'],
  vettedCount: {
    one: ['{count} is vetted.', '{count} con verificación.'],
    other: ['{count} are vetted.', '{count} con verificación.'],
  },

  sortBest: ['Best match', 'Mejor coincidencia'],
  sortDistance: ['Nearest', 'Más cercanos'],
  sortReviewed: ['Most reviewed', 'Con más reseñas'],
  sortRating: ['Best rated', 'Mejor calificados'],
  sortRateLow: ['Lowest rate', 'Tarifa más baja'],
  sortRateHigh: ['Highest rate', 'Tarifa más alta'],
  sortNewest: ['Newest', 'Más recientes'],

  caregiverCount: {
    one: ['{count} caregiver', '{count} cuidador'],
    other: ['{count} caregivers', '{count} cuidadores'],
  },

  failed: ['We cannot search right now', 'No podemos buscar en este momento'],
  failedHint: [
    'This does not mean nobody is there. Please try again; we kept your filters.',
    'Esto no quiere decir que no haya nadie. Inténtelo de nuevo; sus filtros se conservan.',
  ],
  noneFound: ['Nobody matches all of these', 'Nadie cumple con todo'],
  noneFoundHint: ['Try a longer distance or one filter less.', 'Pruebe con más distancia o un filtro menos.'],
  noneHere: ['There are no caregivers here yet', 'Aquí todavía no hay cuidadores'],
  noneHereHint: [
    'Tell us what you need, and caregivers who travel to you can apply.',
    'Cuéntenos qué necesita, y podrán postularse cuidadores que viajan hasta usted.',
  ],
  tellUs: ['Tell us what you need', 'Cuéntenos qué necesita'],
  widen: ['Search within {miles} miles', 'Buscar a menos de {miles} millas'],
  unknownPlace: ['We do not know that place', 'No conocemos ese lugar'],
  unknownPlaceHint: [
    'We looked for “{place}”. Please check the spelling, try its ZIP code, or a larger city nearby.',
    'Buscamos «{place}». Revise cómo está escrito, pruebe con su código postal o con una ciudad más grande cercana.',
  ],
  allPlaces: ['See all places', 'Ver todos los lugares'],
  beyond: ['This page does not exist', 'Esta página no existe'],
  beyondHint: ['The list has {pages} pages now.', 'La lista tiene ahora {pages} páginas.'],
  lastPage: ['Go to page {page}', 'Ir a la página {page}'],
  favoritesTitle: ['Your favorite caregivers', 'Sus cuidadores favoritos'],
  noFavorites: ['No favorites yet', 'Todavía no hay favoritos'],
  noFavoritesHint: [
    'Tap the heart next to a caregiver to save them here.',
    'Toque el corazón junto a un perfil para guardarlo aquí.',
  ],
  findCaregivers: ['Find caregivers', 'Buscar cuidadores'],

  skilledNurse: ['Skilled nursing professional', 'Profesional de enfermería'],
  caregiver: ['Caregiver', 'Profesional de cuidados'],
  homeAide: ['Home health aide', 'Auxiliar de salud en el hogar'],
  experienceYears: {
    one: ['{count} year of experience', '{count} año de experiencia'],
    other: ['{count} years of experience', '{count} años de experiencia'],
  },
  newCaregiver: ['New to paid care', 'Empieza en el cuidado'],
  milesAway: { one: ['{count} mile', '{count} milla'], other: ['{count} miles', '{count} millas'] },
  vetted: ['Vetted', 'Verificado'],
  vettedWhy: ['Vetted: what we checked about {name}', 'Verificado: lo que comprobamos de {name}'],
})

/** Around the list of results: what stands on the page at once. */
export const resultTexts = texts({
  filters: ['Filters', 'Filtros'],
  filterCount: {
    one: ['{count} filter', '{count} filtro'],
    other: ['{count} filters', '{count} filtros'],
  },
  activeFilters: ['Active filters', 'Filtros puestos'],
  clearFilters: ['Clear filters', 'Quitar filtros'],
  sortBy: ['Sort by', 'Orden'],
  view: ['View', 'Vista'],
  list: ['List', 'Lista'],
  grid: ['Grid', 'Cuadrícula'],
  results: ['Caregivers', 'Cuidadores'],
  updating: ['Updating the list…', 'Actualizando…'],
  nearby: ['Nearby cities', 'Ciudades cercanas'],
  place: ['City or ZIP code', 'Ciudad o código postal'],
  searchHere: ['Search here', 'Buscar aquí'],
})

/** The filters. */
export const filterTexts = texts({
  showCaregivers: {
    one: ['Show {count} caregiver', 'Ver {count} cuidador'],
    other: ['Show {count} caregivers', 'Ver {count} cuidadores'],
  },
  showNone: ['No caregivers with these filters', 'Ningún cuidador con estos filtros'],
  distance: ['Within', 'A menos de'],
  needs: ['Experience with', 'Experiencia con'],
  services: ['Helps with', 'Ayuda con'],
  languages: ['Speaks', 'Habla'],
  rate: ['Hourly rate', 'Tarifa por hora'],
  rateMin: ['From', 'Desde'],
  rateMax: ['Up to', 'Hasta'],
  anyRate: ['Any', 'Cualquiera'],
  providerType: ['Kind of caregiver', 'Tipo de cuidador'],
  whenDays: ['Free on', 'Libre los días'],
  whenDaysHint: ['In the coming seven days', 'En los próximos siete días'],
  whenTimes: ['At what time', 'A qué hora'],
  whenHours: ['Or from hour to hour', 'O de una hora a otra'],
  hourFrom: ['From', 'De'],
  hourTo: ['To', 'A'],
  anyHour: ['Any', 'Cualquiera'],
  partHours: ['{part}, {from} – {to}', '{part}, {from} – {to}'],
  availability: ['Available for', 'Disponible para'],
  gender: ['Gender', 'Género'],
  any: ['Any', 'Cualquiera'],
  vettedHint: ['All checks completed, no expired licenses', 'Revisiones completas, sin licencias vencidas'],
})

/** What "vetted" means of somebody. */
export const vettedTexts = texts({
  title: ['What we checked: {name}', 'Lo que comprobamos: {name}'],
  meaning: [
    'Vetted means that all of our checks are completed and that no license has expired today. When one expires, the mark goes the next day.',
    'Verificado quiere decir que todas nuestras comprobaciones están completas y que hoy ninguna licencia está vencida. Si una vence, la marca desaparece al día siguiente.',
  ],
  noLonger: [
    '{name} is no longer vetted: this page was loaded before that changed.',
    '{name} ya no tiene la verificación: esta página se cargó antes del cambio.',
  ],
  failed: ['We could not load the checks', 'No pudimos cargar las comprobaciones'],
})

/** What care costs by the week. */
export const costTexts = texts({
  hoursAWeek: ['Hours a week', 'Horas por semana'],
  hourLess: ['One hour less', 'Una hora menos'],
  hourMore: ['One hour more', 'Una hora más'],
  hours: {
    one: ['for {count} hour a week', 'por {count} hora a la semana'],
    other: ['for {count} hours a week', 'por {count} horas a la semana'],
  },
  week: ['{amount} a week', '{amount} por semana'],
  month: ['about {amount} a month', 'unos {amount} al mes'],
  median: {
    one: [
      'For {count} hour, half of them ask {amount} or less a week.',
      'Por {count} hora, la mitad pide {amount} o menos a la semana.',
    ],
    other: [
      'For {count} hours, half of them ask {amount} or less a week.',
      'Por {count} horas, la mitad pide {amount} o menos a la semana.',
    ],
  },
  without: [
    'Prices are the caregiver’s pay. An employer’s taxes, and our fee where there is one, come on top.',
    'Los precios son lo que gana quien cuida. Se suman los impuestos del empleador y, si la hay, nuestra comisión.',
  ],
})

/** Why somebody stands where they stand in the list. */
export const matchTexts = texts({
  reasons: ['How they fit', 'Cómo coincide'],
  notListed: ['Not listed: {what}', 'No lo indica: {what}'],
  speaksNone: ['Does not list {languages}', 'No indica {languages}'],
  moreInPart: {
    one: ['{count} more fits in part', '{count} más cumple en parte'],
    other: ['{count} more fit in part', '{count} más cumplen en parte'],
  },
  onlyInPart: {
    one: ['{count} fits in part', '{count} cumple en parte'],
    other: ['{count} fit in part', '{count} cumplen en parte'],
  },
  order: [
    'Best match first: who fits most of what you asked for, then who is vetted, well reviewed, near and quick to reply. Nobody pays for a place in this list.',
    'Primero quienes mejor coinciden con lo que pidió, luego la verificación, las reseñas, la cercanía y la rapidez al responder. Nadie paga por su lugar.',
  ],
})

/** When somebody is free. */
export const freeTexts = texts({
  week: ['Free in the coming seven days: {days}.', 'Libre en los próximos siete días: {days}.'],
  none: ['Not free in the coming seven days.', 'Sin tiempo libre en los próximos siete días.'],
  partOf: ['part of the {part}', 'parte de la {part}'],
  caption: ['Free in the coming seven days', 'Libre en los próximos siete días'],
  legendFree: ['Free: morning, afternoon, evening, overnight', 'Libre: mañana, tarde, noche, madrugada'],
  legendPart: ['Free for part of it', 'Libre en parte'],
  legendAsked: ['What you asked for', 'Lo que usted pidió'],
  unknown: ['Has not said when they are free', 'No ha dicho cuándo puede'],
  fitsDays: ['Fits {fit} of {asked} of your days', 'Puede {fit} de los {asked} días que pidió'],
  hours: ['{day} {from} – {to}', '{day} {from} – {to}'],
  freeOn: ['Free {day}', 'Libre el {day}'],
  notFree: ['Not free {day}', 'Sin tiempo el {day}'],
})

/** The heart beside a caregiver. */
export const heartTexts = texts({
  addFavorite: ['Add {name} to favorites', 'Agregar a {name} a favoritos'],
  removeFavorite: ['Remove {name} from favorites', 'Quitar a {name} de favoritos'],
})

/** Caregivers by state, county and city. */
export const placesTexts = texts({
  country: ['Caregivers by place', 'Cuidadores por lugar'],
  countryLead: [
    '{caregivers} caregivers in {cities} cities of the United States and Puerto Rico.',
    '{caregivers} cuidadores en {cities} ciudades de los Estados Unidos y Puerto Rico.',
  ],
  state: ['Caregivers in {state}', 'Cuidadores en {state}'],
  stateLead: {
    one: ['{count} caregiver in {state}.', '{count} cuidador en {state}.'],
    other: ['{count} caregivers in {state}.', '{count} cuidadores en {state}.'],
  },
  cities: ['Cities', 'Ciudades'],
  counties: ['Counties', 'Condados'],
  states: ['States', 'Estados'],
  county: ['Caregivers in {county}, {state}', 'Cuidadores en {county}, {state}'],
  none: ['There are no caregivers in {place} yet', 'Todavía no hay cuidadores en {place}'],
  noneHint: [
    'Look in another state, or tell us what you need.',
    'Busque en otro estado, o cuéntenos qué necesita.',
  ],
})
