import { texts } from '../kit/text.js'

/** Schools, employers and licenses in the profile's editors. */
export const recordTexts = texts({
  addSchool: ['+ Add new school', '+ Agregar otra escuela'],
  addEmployer: ['+ Add new employer', '+ Agregar otro empleador'],
  addTyped: ['Add “{name}”', 'Agregar «{name}»'],
  stillWorking: ['Still working here', 'Sigo trabajando aquí'],
  years: ['{from} – {to}', '{from} – {to}'],
  yearsToPresent: ['{from} – Present', '{from} – presente'],
  schoolRequired: ['Please choose a school.', 'Elija una escuela.'],
  employerRequired: ['Please choose an employer.', 'Elija un empleador.'],
  positionRequired: ['Please enter your job title.', 'Escriba su puesto.'],
  monthAndYear: ['Please choose both the month and the year.', 'Elija tanto el mes como el año.'],
  fromRequired: ['Please choose when it started.', 'Elija cuándo empezó.'],
  toBeforeFrom: ['The end cannot be before the start.', 'El final no puede ser anterior al comienzo.'],
  toTooLate: ['Please choose an earlier year.', 'Elija un año anterior.'],
  fromInFuture: ['The start cannot be in the future.', 'El comienzo no puede ser futuro.'],
  noEducation: [
    'It is required to have at least one record for education',
    'Es necesario tener al menos un registro de educación',
  ],
  noExperience: [
    'It is required to have at least one record for experience',
    'Es necesario tener al menos un registro de experiencia',
  ],
  // 'Are you sure you want to remove the ...?': the dots are what is removed.
  confirmRemove: ['Are you sure you want to remove the {what}?', '¿Seguro que desea eliminar: {what}?'],
  educationDeleted: [
    'Education record successfully deleted',
    'Registro de educación eliminado correctamente',
  ],
  experienceDeleted: [
    'Experience record successfully deleted',
    'Registro de experiencia eliminado correctamente',
  ],
})

/** The certification editor. */
export const licenseTexts = texts({
  photoFailed: ['We did not receive this photo.', 'No recibimos esta foto.'],
  typeRequired: ['Please choose a license or certification.', 'Elija una licencia o certificación.'],
  numberTooLong: ['This number is too long.', 'Este número es demasiado largo.'],
  pending: ['Pending for license number', 'Pendiente del número de licencia'],
  saving: ['Saving', 'Guardando'],
  remove: ['Remove certification', 'Eliminar certificación'],
  removed: ['Certification successfully removed.', 'Certificación eliminada correctamente.'],
  deleted: ['License deleted.', 'Licencia eliminada.'],
  photoDeleted: ['License photo successfully deleted', 'Foto de la licencia eliminada correctamente'],
  photoAdded: ['License photo successfully added', 'Foto de la licencia agregada correctamente'],
  imagesOnly: ['Please choose an image.', 'Elija una imagen.'],
})
