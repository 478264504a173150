import { texts } from '../kit/text.js'

/** Addresses, picked from suggestions: which error is for which slip is settled by the rules. */
export const addressTexts = texts({
  nothingPicked: ['A valid address is required', 'Se requiere una dirección válida'],
  streetNumberMissing: [
    'Valid address is required with street numeration',
    'Se requiere una dirección válida con número de calle',
  ],
  streetMissing: ['Please enter the street name.', 'Escriba el nombre de la calle.'],
  invalid: ['Invalid address', 'Dirección no válida'],
})

/** What a ZIP code may be told. Those of post offices of the armed forces are known, but nobody is cared for there. */
export const zipTexts = texts({
  form: ['Enter a five-digit ZIP code.', 'Escriba un código postal de cinco dígitos.'],
  unknown: [
    'We cannot find the ZIP code {zip}. Check the number.',
    'No encontramos el código postal {zip}. Revise el número.',
  ],
  military: [
    '{zip} is a military post office. Enter the ZIP code where you live.',
    '{zip} es una oficina postal militar. Escriba el código postal de donde vive.',
  ],
})

/** What the forms of addresses ask. */
export const addressScreenTexts = texts({
  homeAddressQuestion: ['What is your home address?', '¿Cuál es la dirección de su casa?'],
  distanceQuestion: ['How far away are you willing to work?', '¿A qué distancia aceptaría trabajar?'],
  miles: ['{miles} miles', '{miles} millas'],
  street: ['Street and number', 'Calle y número'],
  apartment: ['Apartment or unit', 'Apartamento o unidad'],
  place: ['City or ZIP code', 'Ciudad o código postal'],
  placeHint: ['Choose it from the suggestions.', 'Elíjala de las sugerencias.'],
  notVerified: ['Address not verified', 'Dirección sin verificar'],
  notLookedUp: [
    'We cannot look up streets here, so your address will be marked as not verified.',
    'Aquí no podemos buscar calles, así que su dirección quedará marcada como sin verificar.',
  ],
  notListed: [
    'This address is not in our list. Choose one from it, or:',
    'Esta dirección no está en nuestra lista. Elija una, o:',
  ],
  asTyped: ['Use it as I typed it', 'Usarla como la escribí'],
  asTypedHint: [
    'Your address will be marked as not verified.',
    'Su dirección quedará marcada como sin verificar.',
  ],
})
