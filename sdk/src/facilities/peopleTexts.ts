import { texts } from '../kit/text.js'

/** The people of a facility: who works or has worked there, whom it likes to have, and whom it has blocked. */
export const facilityPeopleTexts = texts({
  title: ['People', 'Personas'],
  lead: [
    'Who works at your facility, has worked there, or has applied for a shift.',
    'Quienes trabajan o han trabajado en su centro, o se postularon para un turno.',
  ],
  views: ['Which people', 'Qué personas'],
  known: ['Known', 'Conocidos'],
  favorite: ['Favorites', 'Favoritos'],
  blocked: ['Blocked', 'Bloqueados'],
  noneKnown: ['Nobody here yet', 'Aún no hay nadie'],
  noneKnownHint: [
    'Whoever applies for one of your shifts, or works it, is listed here.',
    'Aquí aparece quien se postula para uno de sus turnos o lo trabaja.',
  ],
  noneFavorite: ['No favorites yet', 'Aún no hay favoritos'],
  noneFavoriteHint: [
    'Open a person and add them, to find them again quickly.',
    'Abra a una persona y agréguela para encontrarla pronto.',
  ],
  noneBlocked: ['Nobody is blocked', 'No hay nadie bloqueado'],
  noneBlockedHint: [
    'Open a person to block them. They no longer see your open shifts, and we do not tell them.',
    'Abra a una persona para bloquearla. Deja de ver sus turnos disponibles, y no se lo decimos.',
  ],
  isFavorite: ['Favorite', 'Favorito'],
  isBlocked: ['Blocked', 'Bloqueado'],
  worked: {
    one: ['{count} shift worked here', '{count} turno trabajado aquí'],
    other: ['{count} shifts worked here', '{count} turnos trabajados aquí'],
  },
  neverWorked: ['Has not worked here yet', 'Aún no ha trabajado aquí'],
  last: ['last {day}', 'el último {day}'],
  next: ['next {day}', 'el próximo {day}'],
  noLicense: ['No verified license', 'Sin licencia verificada'],
  licenses: ['Licenses', 'Licencias'],
  shifts: ['Shifts at your facility', 'Turnos en su centro'],
  noShifts: ['None yet', 'Aún no hay'],
  write: ['Message {name}', 'Escribir a {name}'],
  profile: ['Profile', 'Perfil'],
  addFavorite: ['Add to favorites', 'Agregar a favoritos'],
  removeFavorite: ['Take out of favorites', 'Quitar de favoritos'],
  block: ['Block', 'Bloquear'],
  unblock: ['Unblock', 'Desbloquear'],
  blockTitle: ['Block {name}?', '¿Bloquear a {name}?'],
  blockText: [
    '{name} no longer sees your open shifts and cannot apply for them, and what they applied for is declined. Shifts that they have already stay theirs. They are not told.',
    '{name} ya no verá sus turnos libres ni podrá postularse, y sus postulaciones se rechazan. Los turnos que ya tiene siguen siendo suyos. No se le avisa.',
  ],
  blockedHint: [
    '{name} does not see your open shifts and cannot apply for them.',
    '{name} no ve sus turnos libres ni puede postularse.',
  ],
  askTitle: ['Ask somebody', 'Preguntar a alguien'],
  askLead: [
    'Your people who have the license and are free then, favorites first. They answer by applying or saying no.',
    'Personas de su centro con la licencia y libres a esa hora, primero los favoritos. Responden postulándose o diciendo que no.',
  ],
  ask: ['Ask', 'Preguntar'],
  askNamed: ['Ask {name}', 'Preguntar a {name}'],
  asked: ['Asked', 'Se le preguntó'],
  wasAsked: ['We asked {name}.', 'Le preguntamos a {name}.'],
  noneToAsk: [
    'None of your people has the license and is free then.',
    'Nadie de su centro tiene la licencia y está libre a esa hora.',
  ],
  favorited: ['Added to favorites', 'En favoritos'],
  unfavorited: ['Taken out of favorites', 'Fuera de favoritos'],
  nowBlocked: ['Blocked', 'Bloqueado'],
  unblocked: ['Unblocked', 'Desbloqueado'],
})
