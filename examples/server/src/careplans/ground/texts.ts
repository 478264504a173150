import { texts } from '@homecare/sdk/kit'

/** Why something of a care plan is refused. */
export const planServerTexts = texts({
  noAccess: [
    'The family has not given you access to this care plan. Your visits and your pay stay as they are.',
    'La familia no le ha dado acceso a este plan de cuidado. Sus visitas y su pago siguen igual.',
  ],
  mayNot: [
    'You can look at this care plan, but not do this.',
    'Puede ver este plan de cuidado, pero no hacer esto.',
  ],
  sealed: [
    'This care plan is closed to our staff. Say why you need to read it; the family is told at once.',
    'Este plan de cuidado está cerrado para nuestro equipo. Diga por qué necesita leerlo; se avisa a la familia de inmediato.',
  ],
  notHired: [
    'A care plan begins once somebody is hired.',
    'El plan de cuidado comienza cuando se contrata a alguien.',
  ],
  chooseDay: ['This task repeats: choose which day you mean.', 'Esta tarea se repite: indique qué día es.'],
  chooseScope: [
    'This task repeats: choose which days to change.',
    'Esta tarea se repite: indique cuáles de sus días cambian.',
  ],
  oneDayOnly: [
    'Only one day can be moved. To change the others, change the days on which the task takes place.',
    'Solo se puede mover un día. Para cambiar los demás, cambie los días en que toca la tarea.',
  ],
  noSuchDay: ['This task no longer takes place on that day.', 'Esta tarea ya no toca ese día.'],
  doneStays: [
    'This is marked as done, so it stays as it is. Undo that first.',
    'Esto está marcado como hecho y se queda como está. Primero deshágalo.',
  ],
  removed: ['This task was taken off the plan.', 'Esta tarea se quitó del plan.'],
  changed: [
    'Somebody has changed this task since you opened it. Nothing that you entered is lost.',
    'Alguien cambió esta tarea desde que usted la abrió. No se pierde nada de lo que escribió.',
  ],
  planChanged: [
    'Somebody has changed the plan since you opened it.',
    'Alguien cambió el plan desde que usted lo abrió.',
  ],
  noteChanged: [
    'You have changed this note somewhere else since you opened it here.',
    'Usted cambió esta nota en otro lugar desde que la abrió aquí.',
  ],
  emptyNote: ['Write a few words.', 'Escriba unas palabras.'],
  othersNote: ['Only the person who wrote a note can change it.', 'Solo quien escribió una nota la cambia.'],
  locked: ['{name} is changing this task.', '{name} está cambiando esta tarea.'],
  nurseOnly: ['Only a nurse can do this task.', 'Solo una enfermera o un enfermero hace esta tarea.'],
  mayNotUndo: [
    'Only the person who did it can undo it, and only on the same day.',
    'Solo quien lo hizo puede deshacerlo, y el mismo día.',
  ],
  notSettled: ['This is not done yet.', 'Esto todavía no está hecho.'],
  sayWhy: ['Please say why in a few words.', 'Diga por qué en pocas palabras.'],
  wrongInstant: [
    'This was too long ago to be entered now.',
    'Fue hace demasiado tiempo para registrarlo ahora.',
  ],
  badWindow: ['Choose at most {max} days.', 'Elija como máximo {max} días.'],
  badStart: [
    'Choose a day from a year ago to five years ahead.',
    'Elija un día entre hace un año y dentro de cinco años.',
  ],
  neverComes: ['On these days, the task would never take place.', 'Con estos días, la tarea nunca tocaría.'],
  badSchedule: ['Choose the days again.', 'Elija los días de nuevo.'],
  notOnPlan: ['Choose somebody who is on this plan.', 'Elija a alguien que esté en este plan.'],
  unknownCategory: ['Choose one of the categories.', 'Elija una de las categorías.'],
  versionGone: [
    'We no longer have this earlier version of the task.',
    'Ya no tenemos esa versión anterior de la tarea.',
  ],
  badZone: ['Choose a time zone.', 'Elija una zona horaria.'],
  ownPermissions: ['You cannot change your own permissions.', 'No puede cambiar sus propios permisos.'],
  familyManages: ['Only the family decides this.', 'Solo la familia decide esto.'],
  permissionsChanged: [
    'Somebody else has changed this in the meantime.',
    'Otra persona lo cambió mientras tanto.',
  ],
  alreadyOn: ['They are on this plan already.', 'Ya está en este plan.'],
  tooManyInvites: [
    'No more than {max} invitations can wait at once.',
    'No puede haber más de {max} invitaciones pendientes.',
  ],
  familyAccount: [
    'This account cannot join by an invitation. Log in with a family account or the account that your agency gave you.',
    'Esta cuenta no puede unirse por invitación. Inicie sesión con una cuenta de familia o con la que le dio su agencia.',
  ],
  tooManyMedia: [
    'No more than {max} photos and videos on one day.',
    'No más de {max} fotos y videos en un día.',
  ],
  notMedia: [
    'Choose a photo (.jpg or .png) or a video (.mp4 or .mov).',
    'Elija una foto (.jpg o .png) o un video (.mp4 o .mov).',
  ],
  brokenVideo: [
    'We could not read this video. Please record it again, or choose another.',
    'No pudimos leer este video. Grábelo de nuevo o elija otro.',
  ],
})

/** Letters about care plans: no names of who is cared for, and nothing of health, in a subject or in a line. */
export const planMailTexts = texts({
  permissionSubject: ['Your access to a care plan has changed', 'Cambió su acceso a un plan de cuidado'],
  permissionBody: [
    '{name} has changed what you may do on a care plan. It is now: {access}. See it here:\n{link}',
    '{name} cambió lo que usted puede hacer en un plan de cuidado. Ahora es: {access}. Véalo aquí:\n{link}',
  ],
  closedBody: [
    '{name} has closed a care plan to you. Your visits and your pay stay as they are. If you have questions, please write to the family:\n{link}',
    '{name} le cerró un plan de cuidado. Sus visitas y su pago siguen igual. Si tiene preguntas, escriba a la familia:\n{link}',
  ],
  permissionShort: ['Your access to a care plan has changed.', 'Cambió su acceso a un plan de cuidado.'],
  toldFamilySubject: [
    'Who may do what on your care plan has changed',
    'Cambió quién puede hacer qué en su plan de cuidado',
  ],
  toldFamilyBody: [
    '{by} has changed what {name} may do on your care plan. It is now: {access}. If that is not what you want, change it here:\n{link}',
    '{by} cambió lo que {name} puede hacer en su plan de cuidado. Ahora es: {access}. Si no es lo que quería, cámbielo aquí:\n{link}',
  ],
  toldFamilyShort: [
    'Who may do what on your care plan has changed.',
    'Cambió quién puede hacer qué en su plan de cuidado.',
  ],
  ownAccess: ['as you chose yourself', 'como usted lo eligió'],
  inviteSubject: ['{name} invites you to a care plan', '{name} le invita a un plan de cuidado'],
  inviteBody: [
    '{name} would like you to see the care plan of their family on {brand}. The link works until {day}, once and for you alone:\n{link}',
    '{name} quiere que usted vea el plan de cuidado de su familia en {brand}. El enlace funciona hasta el {day}, una vez y solo para usted:\n{link}',
  ],
  inviteIgnore: [
    'If you do not know who this is, you do not need to do anything.',
    'Si no sabe quién es, no tiene que hacer nada.',
  ],
  joinedSubject: ['{name} is on your care plan now', '{name} ya está en su plan de cuidado'],
  joinedBody: [
    '{name} has accepted the invitation to your care plan. See who is on it:\n{link}',
    '{name} aceptó la invitación a su plan de cuidado. Vea quién está en él:\n{link}',
  ],
  joinedShort: ['{name} is on your care plan now.', '{name} ya está en su plan de cuidado.'],
  removedSubject: ['You are no longer on a care plan', 'Ya no está en un plan de cuidado'],
  removedBody: [
    '{name} has taken you off a care plan. If you have questions, please ask them.',
    '{name} le quitó de un plan de cuidado. Si tiene preguntas, hable con esa persona.',
  ],
  removedShort: ['You are no longer on a care plan.', 'Ya no está en un plan de cuidado.'],
  leftSubject: ['{name} has left your care plan', '{name} salió de su plan de cuidado'],
  leftBody: [
    '{name} is no longer on your care plan. See who is on it:\n{link}',
    '{name} ya no está en su plan de cuidado. Vea quién está en él:\n{link}',
  ],
  leftShort: ['{name} has left your care plan.', '{name} salió de su plan de cuidado.'],
  sealSubject: ['Our staff has opened your care plan', 'Nuestro equipo abrió su plan de cuidado'],
  sealBody: [
    '{name} of {brand} opened your care plan on {day} at {time}, for one hour, to read it. The reason given: {reason}. They cannot change anything.',
    '{name} de {brand} abrió su plan de cuidado el {day} a las {time}, por una hora, para leerlo. El motivo indicado: {reason}. No puede cambiar nada.',
  ],
  sealAsk: ['If you do not know why, please call us at {phone}.', 'Si no sabe por qué, llámenos al {phone}.'],
})
