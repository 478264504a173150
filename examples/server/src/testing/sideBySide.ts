/**
 * Statements side by side in one transaction wait for each other at its one connection, and a later `pg` refuses
 * them: its warning fails the run.
 */
process.on('warning', (warning) => {
  if (warning.message.includes('already executing a query')) throw warning
})
