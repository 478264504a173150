import * as fc from 'fast-check'

/*
 * What the property tests import. They draw the same cases in every run, so that a red test is of the change at hand;
 * PROPERTY_RUNS=20000 hunts for others with a seed of its own, which a failure prints.
 */
const { PROPERTY_RUNS } = process.env
fc.configureGlobal(PROPERTY_RUNS ? { numRuns: Number(PROPERTY_RUNS) } : { seed: 2026 })

export default fc
