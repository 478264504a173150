import { nullable, number, string, type, type Infer } from '../../kit/structs/struct.js'

/** Another person as the product names them: nothing private. */
export const Person = type({
  id: number(),
  first_name: string(),
  last_initial: string(),
  photo: nullable(string()),
})
export type Person = Infer<typeof Person>
