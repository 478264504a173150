/** Preloaded into the server: when the script that started it is gone, even by a kill -9, it stops too. */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
