import { texts } from '../../kit/text.js'

/** What is said of the answers to a task's questions. */
export const answerTexts = texts({
  number: ['Please enter a number.', 'Escriba un número.'],
  whole: ['Please enter a whole number.', 'Escriba un número entero.'],
  oneDecimal: ['One digit after the point is enough.', 'Basta con un decimal.'],
  between: ['Please enter a number from {min} to {max}.', 'Escriba un número de {min} a {max}.'],
  upperBelow: ['The upper number comes first and is larger.', 'El número de arriba va primero y es mayor.'],
  choose: ['Please choose one.', 'Elija una opción.'],
  notAsked: ['This is not asked here.', 'Esto no se pregunta aquí.'],
  pain: ['Pain {value} of 10', 'Dolor {value} de 10'],
  bloodPressure: ['{value} over {lower}', '{value} sobre {lower}'],
  pulse: ['Pulse {value}', 'Pulso {value}'],
  temperature: ['{value} °F', '{value} °F'],
  bloodSugar: ['{value} mg/dL', '{value} mg/dL'],
  weight: ['{value} lb', '{value} lb'],
  upper: ['Upper number', 'Número de arriba'],
  lower: ['Lower number', 'Número de abajo'],
})
