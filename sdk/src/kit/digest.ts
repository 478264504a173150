/** Two numbers that tell texts apart, as a text; nothing of a text can be read back from them. */
export function digest(text: string): string {
  let one = 0x811c9dc5
  let other = 0x9e3779b9
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    one = Math.imul(one ^ unit, 0x01000193)
    other = Math.imul(other ^ unit, 0x85ebca6b) ^ (other >>> 13)
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}${text.length.toString(36)}`
}
