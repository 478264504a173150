export { runVector } from './run.ts'
export { vectors, type Step, type Vector } from './vectors.ts'
